import { command } from '../../declare/command';
import { text } from '../../declare/kinds';
import { required } from '../../declare/parameter';
import { answer } from '../../output/answer';

const MOST_STARS = 5;

export const reviews = command({
  name: 'reviews',
  summary: 'what shoppers say of it',
  args: { sku: required('sku of the product', text('sku', 64)) },
  run: async ({ sku }, session) => {
    const shop = await session.shop();
    const { parent } = await shop.product.load({ sku });
    const items = await shop.product.reviews(parent);
    return answer({ items, total: items.length }, (screen) => {
      const told = items.map(({ title, detail, nickname, rating, created_at: date }) => {
        const stars =
          rating === undefined ? '' : `${'★'.repeat(rating)}${'☆'.repeat(Math.max(0, MOST_STARS - rating))} `;
        return `${screen.accent(stars)}${screen.bold(title)}\n${detail}\n${screen.dim(`${nickname}, ${date.slice(0, 10)}`)}`;
      });
      return told.length === 0 ? 'No reviews yet.' : screen.sections(...told);
    });
  },
});

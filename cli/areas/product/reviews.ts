import type { Review } from '../../../core/shopper';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { flag, required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { reviewsText } from './review-text';

export const reviews = command({
  name: 'reviews',
  summary: 'list reviews',
  args: { sku: required('sku of the product', text('sku', 64)) },
  options: { pending: flag('only those waiting for approval, for the merchant') },
  run: async ({ sku, pending }, session) => {
    const shop = await session.shop();
    const { parent } = await shop.product.load({ sku });
    const items: readonly Review[] = pending
      ? await (await session.platform('product reviews --pending')).reviews.pending(parent.sku)
      : await shop.product.reviews(parent);
    return answer({ items, total: items.length }, (screen) => reviewsText(items, screen));
  },
});

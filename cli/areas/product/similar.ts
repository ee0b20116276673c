import { command } from '../../declare/command';
import { text, whole } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { productRow, PRODUCT_COLUMNS } from '../shared/product-rows';

export const similar = command({
  name: 'similar',
  summary: 'list similar products',
  args: { sku: required('sku of the product', text('sku', 64)) },
  options: { size: optional('maximum number', whole(1, 50)) },
  run: async ({ sku, size }, session) => {
    const shop = await session.shop();
    const items = await shop.product.similar(sku, size);
    return answer({ items, total: items.length }, (screen) =>
      items.length === 0
        ? 'None.'
        : screen.table(
            PRODUCT_COLUMNS,
            items.map((item) => productRow(item, screen)),
          ),
    );
  },
});

import { MOST_QUANTITY } from '../../core';
import type { Command } from '../declare/command';
import { command } from '../declare/command';
import { text, whole } from '../usage/kinds';
import { list, required, withDefault } from '../usage/parameter';
import { answer } from '../output/answer';

const WORDS = { ok: 'in stock', volatile: 'fewer than asked for, or unknown', out_of_stock: 'out of stock' } as const;

const check = command({
  name: 'check',
  summary: 'whether so many can be had',
  args: { sku: required('sku of the product or variant', text('sku', 64)) },
  options: { qty: withDefault('how many', whole(1, MOST_QUANTITY), 1) },
  run: async ({ sku, qty }, session) => {
    const shop = await session.shop();
    const found = await shop.stock.check(sku, qty);
    return answer(found, (screen) => {
      const paint = found.status === 'ok' ? screen.good : found.status === 'volatile' ? screen.accent : screen.bad;
      return `${sku}: ${paint(WORDS[found.status])}${found.qty === undefined ? '' : `, ${found.qty} there`}`;
    });
  },
});

const listStock = command({
  name: 'list',
  summary: 'stock of several skus',
  args: { skus: list('skus of products or variants', text('sku', 64), 1) },
  run: async ({ skus }, session) => {
    const shop = await session.shop();
    const items = await shop.stock.list(skus);
    return answer({ items, total: items.length }, (screen) =>
      items.length === 0
        ? 'None of them is known.'
        : screen.table(
            [{ head: 'SKU' }, { head: 'Pieces', align: 'right' }, { head: 'In stock' }],
            items.map((item) => [item.sku, item.qty, item.is_in_stock ? screen.good('yes') : screen.bad('no')]),
          ),
    );
  },
});

export const STOCK: readonly Command[] = [check, listStock];

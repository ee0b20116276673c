import { MAX_QUANTITY } from '../../core';
import type { Command } from '../declare/command';
import { command } from '../declare/command';
import { text, whole } from '../usage/kinds';
import { flag, list, required, withDefault } from '../usage/parameter';
import { answer } from '../output/answer';

const WORDS = { ok: 'in stock', volatile: 'fewer than asked for, or unknown', out_of_stock: 'out of stock' } as const;

const check = command({
  name: 'check',
  summary: 'whether so many can be had',
  args: { sku: required('sku of the product or variant', text('sku', 64)) },
  options: { qty: withDefault('how many', whole(1, MAX_QUANTITY), 1) },
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

const alert = command({
  name: 'alert',
  summary: 'ask to be written to once something sold out is back',
  args: { sku: required('sku of the product or variant', text('sku', 64)) },
  options: { email: required('where to write to', text('address', 254)) },
  run: async ({ sku, email }, session) => {
    const shop = await session.shop();
    await (await shop.stock.alerts()).add(sku, email);
    return answer({ sku, email }, (screen) => screen.good(`A mail goes to ${email} once ${sku} is back.`));
  },
});

const alertCancel = command({
  name: 'alert cancel',
  summary: 'take such a wish back',
  args: { key: required('the last part of the address in the mail', text('key', 64)) },
  run: async ({ key }, session) => {
    const shop = await session.shop();
    await (await shop.stock.alerts()).remove(key);
    return answer({ key }, (screen) => screen.good('Nothing will be written about it.'));
  },
});

const alerts = command({
  name: 'alerts',
  summary: 'what is waited for most, for the merchant',
  options: { send: flag('writes first to those whose wish is fulfilled; a serving shop does it by itself') },
  run: async ({ send }, session) => {
    const { stockAlerts } = await session.platform('stock alerts');
    const sent = send ? await stockAlerts.send() : 0;
    const items = (await stockAlerts.list()).map(({ since, ...item }) => ({
      ...item,
      since: new Date(since).toISOString(),
    }));
    return answer({ items, sent }, (screen) => {
      const lines = items.map((item) => [item.sku, item.waiting, item.since.slice(0, 10)]);
      const table =
        items.length === 0
          ? 'Nobody waits for anything.'
          : screen.table([{ head: 'SKU' }, { head: 'Waiting', align: 'right' }, { head: 'Since' }], lines);
      return send ? `${screen.good(`${String(sent)} mails were written.`)}\n${table}` : table;
    });
  },
});

export const STOCK: readonly Command[] = [check, listStock, alert, alertCancel, alerts];

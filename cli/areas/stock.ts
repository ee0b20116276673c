import { MAX_QUANTITY } from '../../core/internal';
import type { Command } from '../declare/command';
import { command } from '../declare/command';
import { text, whole } from '../usage/kinds';
import { flag, list, required, withDefault } from '../usage/parameter';
import { answer } from '../output/answer';

const WORDS = { ok: 'in stock', volatile: 'fewer than requested, or unknown', out_of_stock: 'out of stock' } as const;

const check = command({
  name: 'check',
  summary: 'check whether a quantity is available',
  args: { sku: required('sku of the product or variant', text('sku', 64)) },
  options: { qty: withDefault('quantity', whole(1, MAX_QUANTITY), 1) },
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
  summary: 'show stock of several skus',
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
  summary: 'request an email when a sold-out product is back in stock',
  args: { sku: required('sku of the product or variant', text('sku', 64)) },
  options: { email: required('email address', text('address', 254)) },
  run: async ({ sku, email }, session) => {
    const shop = await session.shop();
    await (await shop.stock.alerts()).add(sku, email);
    return answer({ sku, email }, (screen) =>
      screen.good(`A mail will be sent to ${email} when ${sku} is back in stock.`),
    );
  },
});

const alertCancel = command({
  name: 'alert cancel',
  summary: 'cancel a back-in-stock request',
  args: { key: required('last part of the link in the email', text('key', 64)) },
  run: async ({ key }, session) => {
    const shop = await session.shop();
    await (await shop.stock.alerts()).remove(key);
    return answer({ key }, (screen) => screen.good('The request is cancelled.'));
  },
});

const alerts = command({
  name: 'alerts',
  summary: 'list the most requested sold-out products, for the merchant',
  options: { send: flag('first send emails about restocked products; a serving shop does this automatically') },
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
          ? 'No back-in-stock requests.'
          : screen.table([{ head: 'SKU' }, { head: 'Waiting', align: 'right' }, { head: 'Since' }], lines);
      return send ? `${screen.good(`${String(sent)} mails were written.`)}\n${table}` : table;
    });
  },
});

export const STOCK: readonly Command[] = [check, listStock, alert, alertCancel, alerts];

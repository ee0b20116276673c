import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

const levels = z.object({ items: z.array(z.looseObject({ sku: z.string() })) });
const alerts = z.object({
  items: z.array(z.object({ sku: z.string(), waiting: z.number(), since: z.string() })),
  sent: z.number(),
});
const outbox = z.object({ items: z.array(z.looseObject({ kind: z.string(), text: z.string() })) });
const asked = async (...args: string[]) => alerts.parse(await shop.ask('stock', 'alerts', ...args));
const mailsTo = async (contact: string) => outbox.parse(await shop.ask('outbox', contact)).items;

describe('a stock alert', () => {
  it('is created, listed, removed, and sent once staff have counted again', async () => {
    const gone =
      levels.parse(await shop.ask('admin', 'stock-level', 'list', '--filter', 'in_stock=false')).items[0]?.sku ?? '';
    await shop.ask('stock', 'alert', gone, '--email', 'ann@shop.test');
    await shop.ask('stock', 'alert', gone, '--email', 'bob@shop.test');
    expect(await asked()).toMatchObject({ items: [{ sku: gone, waiting: 2 }] });
    const key = /alert\/(\S+)/.exec((await mailsTo('bob@shop.test'))[0]?.text ?? '')?.[1] ?? '';
    await shop.ask('stock', 'alert', 'cancel', key);
    expect(await asked('--send')).toMatchObject({ items: [{ sku: gone, waiting: 1 }], sent: 0 });
    await shop.ask('admin', 'stock', gone, '5');
    expect(await asked('--send')).toMatchObject({ items: [] });
    expect((await mailsTo('ann@shop.test')).map(({ kind }) => kind)).toEqual(['back-in-stock', 'stock-alert']);
    expect((await mailsTo('bob@shop.test')).map(({ kind }) => kind)).toEqual(['stock-alert']);
  });

  it('is refused for available products, and for invalid addresses', async () => {
    const there =
      levels.parse(await shop.ask('admin', 'stock-level', 'list', '--filter', 'in_stock=true')).items[0]?.sku ?? '';
    expect((await shop.run('stock', 'alert', there, '--email', 'ann@shop.test')).code).toBe(1);
    const wrong = await shop.run('stock', 'alert', there, '--email', 'ann', '--json');
    expect(wrong.error()).toMatchObject({ error: { code: 'invalid-input' } });
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { placed } from '../shapes';
import { fillCheckout, findJacket } from '../shopper';
import { openShop, type Shop } from '../vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

const managed = z.looseObject({ number: z.string(), revision: z.number(), order_status: z.string() });

describe('advancing an order on the command line of staff', () => {
  it('works by its number, shows its history, and changes nothing when repeated', async () => {
    const jacket = await findJacket(shop);
    await shop.ask('cart', 'add', jacket.sku);
    await fillCheckout(shop, 'cashondelivery');
    const { number } = placed.parse(await shop.ask('order', 'place'));
    const invoice = join(shop.data, 'invoice.pdf');
    writeFileSync(invoice, '%PDF-1.7 an invoice');
    const words = ['order', 'advance', number, '--status', 'd', '--tracking', 'VT1', '--invoice', invoice];
    expect(managed.parse(await shop.ask(...words))).toMatchObject({ number, order_status: 'D', revision: 2 });
    expect(managed.parse(await shop.ask(...words)).revision).toBe(2);

    const { stdout } = await shop.run('order', 'show', number, '--history');
    for (const word of ['on its way', 'step 3 of 5', 'VT1', '/invoice', 'shop', 'status'])
      expect(stdout).toContain(word);

    const refused = await shop.run('order', 'advance', number, '--status', 'N', '--json');
    expect([refused.code, refused.error()]).toMatchObject([1, { error: { code: 'backwards' } }]);
    const stale = await shop.run('order', 'advance', number, '--status', 'LF', '--revision', '0', '--json');
    expect([stale.code, stale.error()]).toMatchObject([1, { error: { code: 'conflict', revision: 2 } }]);
  });

  it('reports a missing order and invalid input', async () => {
    const missing = await shop.run('order', 'advance', 'nothing-like-it', '--status', 'D', '--json');
    expect([missing.code, missing.error()]).toMatchObject([1, { error: { code: 'not-found' } }]);
    expect((await shop.run('order', 'advance', '1', '--status', 'ZZ')).code).toBe(2);
    const nothing = await shop.run('order', 'advance', '1', '--dry-run');
    expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining('Name what changes in order 1')]);
    expect((await shop.run('order', 'advance', '1', '--delivered', 'soon')).code).toBe(2);
    const unexplained = await shop.run('order', 'advance', '1', '--returned', 'TEE');
    expect([unexplained.code, unexplained.stderr]).toEqual([2, expect.stringContaining('--return-reason')]);
  });
});

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

const tracked = z.looseObject({
  level: z.string(),
  order: z.looseObject({
    may: z.looseObject({ cancel: z.boolean(), return: z.array(z.looseObject({ sku: z.string() })) }),
    returns: z.array(z.looseObject({ number: z.string() })),
  }),
});

async function order(): Promise<z.infer<typeof placed> & { readonly sku: string }> {
  const { sku } = await findJacket(shop);
  await shop.ask('cart', 'add', sku);
  await fillCheckout(shop, 'cashondelivery');
  return { ...placed.parse(await shop.ask('order', 'place')), sku };
}

describe('a guest order on the command line', () => {
  it('is found by number and email address, returned by line, and becomes an account', async () => {
    const { number, order_id: key, sku } = await order();
    const wrong = await shop.run('order', 'find', number, 'eve@example.com', '--json');
    expect([wrong.code, wrong.error()]).toMatchObject([1, { error: { code: 'request-rejected' } }]);
    expect(await shop.ask('order', 'find', number, 'ada@example.com')).toMatchObject({ order_id: key, number });
    await shop.ask('order', 'advance', number, '--status', 'O');
    const { may } = tracked.parse(await shop.ask('order', 'track', key)).order;
    expect(may.return).toMatchObject([{ sku }]);
    const bad = await shop.run('order', 'return', key, '--line', sku, '--reason', 'bored');
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining('too-small')]);
    const done = tracked.parse(await shop.ask('order', 'return', key, '--line', `${sku}:1`, '--reason', 'too-small'));
    expect(done).toMatchObject({ level: 'all', order: { may: { return: [] }, returns: [{ number: `${number}-R1` }] } });
    const { stdout } = await shop.run('order', 'track', key);
    for (const word of [`Return ${number}-R1`, 'Can be returned', 'nothing']) expect(stdout).toContain(word);
    expect(await shop.ask('order', 'account', key)).toEqual({ mailed: true });
    expect(await shop.ask('order', 'link', key)).toEqual({ mailed: true });
  });

  it('is cancelled by the device that ordered it until it is packed', async () => {
    const { order_id: key, number } = await order();
    await shop.ask('order', 'track', key);
    expect(await shop.ask('order', 'cancel', key)).toMatchObject({ order: { canceled: true, may: { cancel: false } } });
    expect((await shop.run('order', 'track', number)).code).toBe(1);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { giftCardFor, writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const WRONG = '0000-0000-0000-0000';

let fixture: FixturePlatform;
let code: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await writeGiftCard(fixture);
  code = await giftCardFor(fixture, 'eve@shop.test');
});
afterEach(() => fixture.platform.close());

async function post(path: string, body: object, address: string): Promise<number> {
  const request = new Request(`http://shop.test/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await fixture.platform.fetch(request, { address })).status;
}
const balance = (typed: string, address: string) => post('gift-card/balance', { code: typed }, address);

/** Twenty networks try fifty wrong codes each. */
async function guess(): Promise<readonly string[]> {
  const guessers = Array.from({ length: 20 }, (_, at) => `203.0.${String(at)}.9`);
  for (const address of guessers) for (let n = 0; n < 50; n += 1) await balance(WRONG, address);
  return guessers;
}

describe('guessed gift card codes', () => {
  it('are not looked up after too many attempts, wherever they are tried; others can still use their cards', async () => {
    const [guesser = '', ...others] = await guess();
    const cart = await cartWith(fixture, [{ sku: 'CAP' }]);
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { payment: 'banktransfer' });
    await resultOf(fixture.call('POST', '/api/order', order));
    const statuses = async (address: string) => [
      await balance(code, address),
      await post(`cart/apply-gift-card?cartId=${cart}`, { code }, address),
      await post('order/pay-gift-card', { id: order.order_id, codes: [code] }, address),
    ];
    expect(await statuses(guesser)).toEqual([429, 429, 429]);
    expect(await balance(code, others[0] ?? '')).toBe(429);
    expect(await balance(code, '203.0.0.200')).toBe(429);
    expect(await statuses('198.51.100.7')).toEqual([200, 200, 200]);
    await fixture.clock.advance(60 * 60 * 1000);
    expect(await balance(code, guesser)).toBe(200);
  }, 60_000);

  it("count against the shop's limit when tried on an order", async () => {
    const address = '203.0.113.5';
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { payment: 'banktransfer' });
    await resultOf(fixture.call('POST', '/api/order', order));
    for (let n = 0; n < 5; n += 1) await post('order/pay-gift-card', { id: order.order_id, codes: [WRONG] }, address);
    expect(await balance(code, address)).toBe(200);
    await guess();
    expect(await balance(code, address)).toBe(429);
  }, 60_000);
});

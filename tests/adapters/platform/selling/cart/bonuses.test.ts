import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CartTotals, CustomerOrder, OrderResult, SignedIn, User } from '../../../../../core/contract';
import { orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const post = (path: string, body?: unknown) => fixture.call('POST', `/api/${path}`, body);
const get = (path: string) => fixture.call('GET', `/api/${path}`);

async function ownCart({ token }: SignedIn, qty: number): Promise<string> {
  const cartId = await resultOf<string>(post(`cart/create?token=${token}`));
  await resultOf(post(`cart/update?cartId=${cartId}&token=${token}`, { cartItem: { sku: 'TEE', qty } }));
  return cartId;
}
const totalsOf = (cartId: string) => resultOf<CartTotals>(get(`cart/totals?cartId=${cartId}`));
const segment = (totals: CartTotals, code: string) =>
  totals.total_segments.find((entry) => entry.code === code)?.value ?? 0;
const balanceOf = async ({ token }: SignedIn) =>
  (await resultOf<User>(get(`user/profile-account?token=${token}`))).account;

describe('bonuses', () => {
  it('pay a share of an order, and all of it for VIPs', async () => {
    const imogen = await signIn(fixture, 'lotte@vitrine.example');
    const shared = await totalsOf(await ownCart(imogen, 4));
    const whole = shared.grand_total - segment(shared, 'bonuses');
    expect(-segment(shared, 'bonuses')).toBeCloseTo(Math.floor(whole * 30) / 100, 2);
    const vip = await signIn(fixture, 'vincent@vitrine.example');
    const free = await totalsOf(await ownCart(vip, 4));
    expect(free.grand_total).toBe(0);
    expect(-segment(free, 'bonuses')).toBe(whole);
  });

  it("pay at most the merchant's limit of an order", async () => {
    const cartId = await ownCart(await signIn(fixture, 'lotte@vitrine.example'), 4);
    const bonuses = async () => -segment(await totalsOf(cartId), 'bonuses');
    const third = await bonuses();
    const rules = { spend_bonuses_proportion: 0.1, spend_unlimited_bonuses_from: {} };
    await fixture.platform.commerce.write({ bonus_rules: rules });
    expect(await bonuses()).toBeCloseTo(third / 3, 1);
    await fixture.platform.commerce.write({ bonus_rules: { ...rules, spend_unlimited_bonuses_from: { USD: 50 } } });
    const totals = await totalsOf(cartId);
    expect(totals.grand_total).toBe(0);
    await fixture.platform.commerce.write({ bonus_rules: { ...rules, spend_unlimited_bonuses_from: { USD: 5000 } } });
    expect(await bonuses()).toBeCloseTo(third / 3, 1);
  });

  it('are kept by a customer who chooses not to spend them', async () => {
    const vip = await signIn(fixture, 'vincent@vitrine.example');
    const cartId = await ownCart(vip, 4);
    await resultOf(post(`cart/bonuses-skip?cartId=${cartId}&token=${vip.token}`));
    expect(segment(await totalsOf(cartId), 'bonuses')).toBe(0);
    await resultOf(post(`cart/bonuses-spend?cartId=${cartId}&token=${vip.token}`));
    expect(segment(await totalsOf(cartId), 'bonuses')).toBeLessThan(0);
  });

  it('cannot be spent by anyone else', async () => {
    const vip = await signIn(fixture, 'vincent@vitrine.example');
    const ada = await signIn(fixture, 'ada@vitrine.example');
    const cartId = await ownCart(vip, 4);
    expect((await post(`cart/bonuses-spend?cartId=${cartId}`)).status).toBe(401);
    expect((await post(`cart/bonuses-spend?cartId=${cartId}&token=${ada.token}`)).status).toBe(404);
    const order = await orderOf(fixture, cartId);
    const refusals = [
      ['', { error: 'totals_changed' }],
      [ada.token, { errors: [{ field: 'cart_id' }] }],
    ] as const;
    for (const [token, meta] of refusals) {
      expect(await post(`order?token=${token}`, order)).toMatchObject({ status: 400, json: { meta } });
    }
    expect(await balanceOf(vip)).toBe(240);
  });

  it('leave the account once with the order, and are restored when it is cancelled', async () => {
    const vip = await signIn(fixture, 'vincent@vitrine.example');
    const order = await orderOf(fixture, await ownCart(vip, 4), { payment: 'card' });
    const spent = -(order.totals.find(({ code }) => code === 'bonuses')?.value ?? 0);
    const placed = await resultOf<OrderResult>(post(`order?token=${vip.token}`, order));
    expect(await resultOf<OrderResult>(post(`order?token=${vip.token}`, order))).toEqual(placed);
    expect(await balanceOf(vip)).toBeCloseTo(240 - spent, 2);
    const shown = await resultOf<CustomerOrder>(get(`order/${placed.number}?token=${vip.token}`));
    expect(shown.bonus).toBe(spent);
    await resultOf(post(`order/cancel?token=${vip.token}`, { id: order.order_id }));
    expect(await balanceOf(vip)).toBe(240);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import type { CartTotals, OrderResult, PlacedOrder } from '../../../../../core/contract';
import type { GiftCardBalance } from '../../../../../core/contract/orders/gift-card-payment';
import type { Database } from '../../../../../adapters/platform/ports/database';
import { approve, giftCardFor, writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, NEW_YORK, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;

let fixture: FixturePlatform;
let database: Database;
let staff: string;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  fixture = await openFixturePlatform({ database });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await writeGiftCard(fixture);
  staff = (await signIn(fixture, 'mira@vitrine.example')).token;
});
afterEach(() => fixture.platform.close());

const card = (receiver: string): CartLine => ({
  sku: 'GIFT',
  product_option: { extension_attributes: { custom_options: [{ option_id: 2, option_value: receiver }] } },
});
async function bought(lines: readonly CartLine[], ...receivers: readonly string[]) {
  const order = await orderOf(fixture, await cartWith(fixture, lines), { payment: 'card' });
  const { number } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
  await approve(fixture, order.order_id);
  const codes: string[] = [];
  for (const receiver of receivers) {
    const mails = await fixture.platform.outbox.list(receiver);
    codes.push(CODE.exec(mails.find(({ kind }) => kind === 'gift-card')?.text ?? '')?.[0] ?? '');
  }
  return { number, codes };
}
async function spend(code: string | undefined): Promise<void> {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCKS' }]), { payment: 'banktransfer' });
  await resultOf(fixture.call('POST', '/api/order', order));
  await resultOf(fixture.call('POST', '/api/order/pay-gift-card', { id: order.order_id, codes: [code] }));
}
const manage = (path: string, body: object) => fixture.call('POST', `/api/manage/${path}?token=${staff}`, body);
const used = { status: 409, json: { meta: { error: 'gift-card-used' } } };
const balanceOf = async (code: string) =>
  (await resultOf<GiftCardBalance>(fixture.call('POST', '/api/gift-card/balance', { code }))).balance;
const totalsOf = (token: string) => resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
const paidBy = ({ total_segments: segments }: CartTotals) => segments.find(({ code }) => code === 'gift_card')?.value;

describe('an order of several lines, one of them a spent gift card', () => {
  it.each([
    ['beside goods', [card('eve@shop.test'), { sku: 'TEE' }], ['eve@shop.test'], 0],
    ['after goods', [{ sku: 'TEE' }, card('eve@shop.test')], ['eve@shop.test'], 0],
    ['the first of two', [card('eve@shop.test'), card('bob@shop.test')], ['eve@shop.test', 'bob@shop.test'], 0],
    ['the second of two', [card('eve@shop.test'), card('bob@shop.test')], ['eve@shop.test', 'bob@shop.test'], 1],
  ] as const)('can be neither canceled nor returned: %s', async (_, lines, receivers, spent) => {
    const { number, codes } = await bought(lines, ...receivers);
    await spend(codes[spent]);
    expect(await manage('order', { id: number, cancel_reason: 'a mistake' })).toMatchObject(used);
    expect(
      await manage('order', { id: number, status: 'O', returned: ['GIFT'], return_reason: 'Too small' }),
    ).toMatchObject(used);
    const shown = await resultOf<{ canceled: boolean; money: { refunded: number } }>(
      fixture.call('GET', `/api/manage/order?id=${number}&token=${staff}`),
    );
    expect(shown).toMatchObject({ canceled: false, money: { refunded: 0 } });
  });

  it('can still have its goods returned', async () => {
    const { number, codes } = await bought([card('eve@shop.test'), { sku: 'TEE' }], 'eve@shop.test');
    await spend(codes[0]);
    expect(
      (await manage('order', { id: number, status: 'O', returned: ['TEE'], return_reason: 'Too small' })).status,
    ).toBe(200);
  });
});

describe('a gift card on a cart of another currency', () => {
  it('pays nothing, neither in the totals nor in the order, and keeps its balance', async () => {
    const code = await giftCardFor(fixture, 'eve@shop.test');
    const here = await cartWith(fixture, [{ sku: 'TEE' }]);
    await resultOf(fixture.call('POST', `/api/cart/apply-gift-card?cartId=${here}`, { code }));
    const there = await cartWith(fixture, [{ sku: 'TEE' }], 'de');
    const before = await totalsOf(there);
    await database.write((db) => db.giftCards.moveToCart(here, there));
    expect(await totalsOf(there)).toEqual(before);
    const address = { ...NEW_YORK, countryId: 'DE', region: null };
    const order = await orderOf(fixture, there, { store: 'de', address });
    const { price } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
    expect(price).toBeGreaterThan(0);
    const placed = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect(placed.totals.map(({ code: name }) => name)).not.toContain('gift_card');
    expect(await balanceOf(code)).toBe(50);
  });

  it('pays in its own currency on the cart that it was moved to', async () => {
    const code = await giftCardFor(fixture, 'eve@shop.test');
    const from = await cartWith(fixture, [{ sku: 'TEE' }]);
    await resultOf(fixture.call('POST', `/api/cart/apply-gift-card?cartId=${from}`, { code }));
    const to = await cartWith(fixture, [{ sku: 'CAP' }]);
    await database.write((db) => db.giftCards.moveToCart(from, to));
    expect(paidBy(await totalsOf(to))).toBeLessThan(0);
    expect(paidBy(await totalsOf(from))).toBeUndefined();
  });
});

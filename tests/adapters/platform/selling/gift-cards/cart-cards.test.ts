import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CartTotals, OrderResult, PlacedOrder } from '../../../../../core/contract';
import type { GiftCardBalance } from '../../../../../core/contract/orders/gift-card-payment';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { approve, giftCardFor, writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await writeGiftCard(fixture);
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const apply = (token: string, code: string) =>
  fixture.call('POST', `/api/cart/apply-gift-card?cartId=${token}`, { code });
const totalsOf = (token: string) => resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
const place = (order: unknown) => fixture.call('POST', '/api/order', order);
const segment = (totals: readonly { readonly code: string; readonly value: number }[], code: string) =>
  totals.find((one) => one.code === code)?.value;
async function balanceOf(code: string): Promise<number> {
  return (await resultOf<GiftCardBalance>(fixture.call('POST', '/api/gift-card/balance', { code }))).balance;
}
async function bag(code: string, lines = [{ sku: 'TEE', qty: 1 }]): Promise<string> {
  const token = await cartWith(fixture, lines);
  await resultOf(apply(token, code));
  return token;
}
async function cancel(number: string): Promise<ManagedOrder> {
  const { token } = await signIn(fixture, 'mira@vitrine.example');
  const input = { id: number, cancel_reason: 'a mistake' };
  return resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/order?token=${token}`, input));
}

describe('a gift card on a cart', () => {
  it('is applied last up to its balance, and changes no other amount; it can be removed again', async () => {
    const code = await giftCardFor(fixture, 'eve@shop.test');
    const token = await cartWith(fixture, [{ sku: 'CAP' }]);
    const before = await totalsOf(token);
    await resultOf(apply(token, code.toLowerCase().replaceAll('-', ' ')));
    const after = await totalsOf(token);
    expect(after).toMatchObject({ tax_amount: before.tax_amount, subtotal: before.subtotal, discount_amount: 0 });
    expect(segment(after.total_segments, 'gift_card')).toBe(-50);
    expect(after.grand_total).toBeCloseTo(before.grand_total - 50, 2);
    const [card] = after.rules?.gift_cards ?? [];
    expect(card).toEqual({ id: card?.id, code: `•••• •••• •••• ${code.slice(-4)}`, balance: 50 });
    await resultOf(fixture.call('POST', `/api/cart/remove-gift-card?cartId=${token}`, { id: card?.id }));
    expect(await totalsOf(token)).toEqual(before);
    expect(await balanceOf(code)).toBe(50);
  });

  it('is refused with its reason, and ten codes an hour can be tried', async () => {
    const code = await giftCardFor(fixture, 'eve@shop.test');
    const token = await cartWith(fixture, [{ sku: 'CAP' }]);
    expect(await apply(token, 'nonsense')).toMatchObject({
      status: 409,
      json: { meta: { error: 'gift_card_unknown' } },
    });
    const abroad = await cartWith(fixture, [{ sku: 'CAP' }], 'de');
    expect(await apply(abroad, code)).toMatchObject({ status: 409, json: { meta: { error: 'gift_card_currency' } } });
    for (let tries = 0; tries < 9; tries += 1) await apply(token, 'nonsense');
    expect((await apply(token, code)).status).toBe(429);
  });
});

describe('an order with gift cards', () => {
  it('reserves their part in the unit of work of the order, charges the rest, and restores it if it is cancelled unpaid', async () => {
    const code = await giftCardFor(fixture, 'eve@shop.test');
    const order = await orderOf(fixture, await bag(code, [{ sku: 'CAP', qty: 1 }]));
    const result = await resultOf<OrderResult>(place(order));
    expect(result).toMatchObject({ paid: false, price: segment(order.totals, 'grand_total') });
    const shown = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect(segment(shown.totals, 'gift_card')).toBe(-50);
    const [mail] = await fixture.platform.outbox.list('ada@shop.test');
    expect(mail?.text).toContain('Gift card');
    expect((await fixture.call('POST', '/api/gift-card/balance', { code })).json).toMatchObject({
      meta: { error: 'gift_card_used_up' },
    });
    await cancel(result.number);
    expect(await balanceOf(code)).toBe(50);
  });

  it('is paid at once if they cover it, needs no other payment method, and sends one email', async () => {
    const codes = [await giftCardFor(fixture, 'eve@shop.test'), await giftCardFor(fixture, 'eva@shop.test')] as const;
    const token = await bag(codes[0], [{ sku: 'TEE', qty: 4 }]);
    await resultOf(apply(token, codes[1]));
    const { hash: _hash, ...order } = await orderOf(fixture, token);
    const total = -(segment(order.totals, 'gift_card') ?? 0);
    expect(segment(order.totals, 'grand_total')).toBe(0);
    const addressInformation = { ...order.addressInformation, payment_method_code: 'giftcard' };
    const mails = (await fixture.platform.outbox.list('ada@shop.test')).length;
    const result = await resultOf<OrderResult>(place({ ...order, addressInformation }));
    expect(result).toMatchObject({ paid: true, price: 0, payment_method: 'Gift card', redirect_to_pay: false });
    expect(await fixture.platform.outbox.list('ada@shop.test')).toHaveLength(mails + 1);
    const left = async (code: string) => {
      const { status, json } = await fixture.call('POST', '/api/gift-card/balance', { code });
      return status === 200 ? (json as { result: GiftCardBalance }).result.balance : 0; // sound: it was accepted
    };
    expect((await left(codes[0])) + (await left(codes[1]))).toBeCloseTo(100 - total, 2);
    const canceled = await cancel(result.number);
    expect(canceled.money.refunds).toMatchObject([{ amount: total, state: 'done' }]);
    expect([await left(codes[0]), await left(codes[1])]).toEqual([50, 50]);
  });

  it('needs a payment method for the rest', async () => {
    const { hash: _hash, ...order } = await orderOf(
      fixture,
      await bag(await giftCardFor(fixture, 'eve@shop.test'), [{ sku: 'CAP', qty: 1 }]),
    );
    const addressInformation = { ...order.addressInformation, payment_method_code: 'giftcard' };
    expect(await place({ ...order, addressInformation })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'addressInformation.payment_method_code' }] } },
    });
  });

  it('charges the provider for the rest alone, and refunds both parts', async () => {
    const code = await giftCardFor(fixture, 'eve@shop.test');
    const order = await orderOf(fixture, await bag(code, [{ sku: 'CAP', qty: 1 }]), { payment: 'card' });
    const rest = segment(order.totals, 'grand_total') ?? 0;
    const { number } = await resultOf<OrderResult>(place(order));
    const page = await fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`));
    expect(await page.text()).toContain(`$${rest.toFixed(2)}`);
    await approve(fixture, order.order_id);
    const paid = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect(paid.paid).toBe(true);
    const { money } = await cancel(number);
    expect(money.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(rest + 50, 2);
    expect(await balanceOf(code)).toBe(50);
  });

  it('can be ordered again by shoppers who return from the payment page: the card is still on the cart', async () => {
    const code = await giftCardFor(fixture, 'eve@shop.test');
    const token = await bag(code, [{ sku: 'CAP', qty: 1 }]);
    await resultOf(place(await orderOf(fixture, token, { payment: 'card', orderId: 'first-try' })));
    expect(segment((await totalsOf(token)).total_segments, 'gift_card')).toBe(-50);
    await resultOf(place(await orderOf(fixture, token, { orderId: 'second-try' })));
    const first = await resultOf<PlacedOrder>(fixture.call('GET', '/api/order/first-try'));
    expect(first.canceled).toBe(true);
    expect(await fixture.call('POST', '/api/gift-card/balance', { code })).toMatchObject({ status: 409 });
  });

  it('never spends a card twice, among fifty concurrent orders', async () => {
    const code = await giftCardFor(fixture, 'eve@shop.test');
    const tokens = await Promise.all(Array.from({ length: 50 }, () => bag(code)));
    const orders = await Promise.all(tokens.map((token) => orderOf(fixture, token)));
    const each = -(segment(orders[0]?.totals ?? [], 'gift_card') ?? 0);
    const answers = await Promise.all(orders.map(place));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBe(Math.floor(50 / each));
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({ status: 400, json: { meta: { error: 'totals_changed' } } });
    expect(await balanceOf(code)).toBeCloseTo(50 - taken * each, 2);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TrackedOrder } from '../../../../../core/contract/orders/order-tracking';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';

let shop: GiftShop;
beforeEach(async () => {
  shop = await GiftShop.open(0);
});
afterEach(() => shop.close());

const pay = (id: string, codes: readonly string[]) =>
  shop.shop.fixture.call('POST', '/api/order/pay-gift-card', { id, codes });
const mayPay = async (id: string) =>
  (await resultOf<TrackedOrder>(shop.shop.fixture.call('POST', '/api/order/track', { id }))).order.may.gift_card;
const REFUSED = { status: 409, json: { meta: { error: 'order_not_payable' } } };
async function discountTransfers(discount: object): Promise<void> {
  const { commerce } = shop.shop.fixture.platform;
  const { payment_methods: methods } = await commerce.read();
  await commerce.write({
    payment_methods: methods.map((one) => (one.code === 'banktransfer' ? { ...one, ...discount } : one)),
  });
}
const minimum = { USD: 0 };

describe('an order with a payment method discount', () => {
  it('cannot be paid with gift cards: a card would pay less than it would in the cart', async () => {
    await discountTransfers({ discount: { percent: 2, minimum, step: { USD: 0.5 } } });
    const { codes } = await shop.buy({ cards: 3 });
    const { orderId, totals } = await shop.buy({ goods: [{ sku: 'TEE', qty: 2 }], payment: 'banktransfer' });
    expect(totals.total_segments.find(({ code }) => code === 'payment_discount')?.value).toBeLessThan(0);
    expect(await mayPay(orderId)).toBeUndefined();
    const balance = await shop.balanceOf(codes[0] ?? '');
    expect(await pay(orderId, codes)).toMatchObject(REFUSED);
    expect(await shop.balanceOf(codes[0] ?? '')).toBe(balance);
  });

  it('is paid with them without a discount', async () => {
    await discountTransfers({ discount: { percent: 2, minimum: { USD: 10_000 }, step: { USD: 0.5 } } });
    const { codes } = await shop.buy({ cards: 3 });
    const { orderId } = await shop.buy({ goods: [{ sku: 'TEE' }], payment: 'banktransfer' });
    expect(await mayPay(orderId)).toBe(true);
    expect((await pay(orderId, codes)).status).toBe(200);
  });
});

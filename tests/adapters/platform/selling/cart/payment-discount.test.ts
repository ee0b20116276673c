import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartTotals, OrderResult, ShippingInformation } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ stores: ['us', 'de', 'ru'] });
});
afterEach(async () => {
  await fixture.platform.close();
});

const inform = (token: string, addressInformation: unknown) =>
  resultOf<ShippingInformation>(
    fixture.call('POST', `/api/cart/shipping-information?cartId=${token}`, { addressInformation }),
  );
const totalsOf = (token: string) => resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
const discountOf = ({ total_segments }: CartTotals) =>
  total_segments.find(({ code }) => code === 'payment_discount')?.value ?? 0;

describe('the discount of a payment method', () => {
  it('is shown with the method, in the currency of the store', async () => {
    const discountIn = async (store: string) => {
      const { payment_methods } = await inform(await cartWith(fixture, [{ sku: 'CAP' }], store), {});
      return payment_methods.find(({ code }) => code === 'banktransfer')?.discount;
    };
    expect(await discountIn('us')).toEqual({ percent: 2, minimum: 100, step: 0.5 });
    expect(await discountIn('ru')).toEqual({ percent: 2, minimum: 9000, step: 10 });
  });

  it('is given while the method is selected and the subtotal reaches the minimum', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE', qty: 6 }]);
    const { payment } = await inform(token, { paymentMethodCode: 'banktransfer' });
    expect([payment, discountOf(await totalsOf(token))]).toEqual(['banktransfer', 0]);
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku: 'TEE', qty: 7 } }));
    // 2 % of 105.00 is 2.10, rounded up to half a dollar.
    expect(discountOf(await totalsOf(token))).toBe(-2.5);
    expect(discountOf((await inform(token, { paymentMethodCode: 'card' })).totals)).toBe(0);
  });

  it('is calculated for a method without selecting it', async () => {
    const token = await cartWith(fixture, [{ sku: 'CAP' }]);
    const methods = { paymentMethod: { method: 'banktransfer' } };
    const asked = await resultOf<CartTotals>(
      fixture.call('POST', `/api/cart/collect-totals?cartId=${token}`, { methods }),
    );
    expect([discountOf(asked), discountOf(await totalsOf(token))]).toEqual([-2.5, 0]);
  });

  it('is charged as shown, and an order paid otherwise is refused with its correct total', async () => {
    const token = await cartWith(fixture, [{ sku: 'CAP' }]);
    await inform(token, { shippingAddress: NEW_YORK, paymentMethodCode: 'banktransfer' });
    const order = await orderOf(fixture, token, { payment: 'banktransfer' });
    const { hash: _hash, ...unsigned } = order;
    const other = { ...unsigned, addressInformation: { ...order.addressInformation, payment_method_code: 'card' } };
    expect(await fixture.call('POST', '/api/order', other)).toMatchObject({
      status: 400,
      json: { meta: { error: 'totals_changed', totals: { discount_amount: 0 } } },
    });
    const shown = order.totals.find(({ code }) => code === 'grand_total')?.value;
    expect(await resultOf<OrderResult>(fixture.call('POST', '/api/order', order))).toMatchObject({ price: shown });
  });
});

describe('the methods that the platform selects (S §4, totals sync)', () => {
  it('are the first ones until the shopper selects others', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    expect(await inform(token, {})).toMatchObject({
      shipping: { method_code: 'standard', carrier_code: 'vitrine' },
      payment: 'card',
    });
    const paymentMethodCode = 'cashondelivery';
    const chosen = { shippingMethodCode: 'express', shippingCarrierCode: 'vitrine', paymentMethodCode };
    await inform(token, chosen);
    expect(await inform(token, {})).toMatchObject({ shipping: { method_code: 'express' }, payment: paymentMethodCode });
  });

  it('are replaced if the cart becomes virtual: no shipping, and no payment on delivery', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const chosen = { shippingMethodCode: 'standard', paymentMethodCode: 'cashondelivery' };
    expect(await inform(token, chosen)).toMatchObject({ payment: 'cashondelivery' });
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku: 'CARD' } }));
    expect(await inform(token, chosen)).toMatchObject({ shipping: { method_code: 'standard' }, payment: 'card' });
    await resultOf(fixture.call('POST', `/api/cart/delete?cartId=${token}`, { cartItem: { sku: 'TEE' } }));
    expect(await inform(token, chosen)).toMatchObject({
      shipping: null,
      shipping_methods: [],
      payment: 'card',
      totals: { shipping_amount: 0, subtotal: 50 },
    });
  });
});

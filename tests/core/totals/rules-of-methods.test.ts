import { describe, expect, it } from 'vitest';
import { bonusesOf, couponOf, paymentDiscountOf, shippingForTotals, toWireRules } from '../../../core/totals';

describe('a payment method in the calculation of totals', () => {
  it('reduces nothing without a discount', () => {
    expect(paymentDiscountOf(undefined)).toBeUndefined();
    expect(paymentDiscountOf({ code: 'card' })).toBeUndefined();
  });

  it.each([
    { step: 0, expected: 1 },
    { step: 0.05, expected: 5 },
    { step: 1, expected: 100 },
  ])('is rounded to the step of $step, to the cent without one', ({ step, expected }) => {
    const discount = { percent: 2.5, minimum: 49.9, step };
    expect(paymentDiscountOf({ code: 'banktransfer', discount })).toEqual({
      percent: 2.5,
      minimum: 4990,
      step: expected,
    });
  });

  it.each([
    [true, { freeDelivery: true }],
    [false, {}],
  ])('ships free if configured: %s', (free_delivery, expected) => {
    const discount = { percent: 2, minimum: 0, step: 1, free_delivery };
    const rule = { percent: 2, minimum: 0, step: 100 };
    expect(paymentDiscountOf({ code: 'banktransfer', discount })).toEqual({ ...rule, ...expected });
  });
});

describe('a shipping method in the calculation of totals', () => {
  const method = { method_code: 'standard', carrier_code: 'vitrine', method_title: 'Standard', amount: 4.5 };

  it.each([
    [undefined, {}],
    [0, {}],
    [99.5, { limit: 9950 }],
  ])('with the limit %s is free from %j on', (limit, expected) => {
    const asked = { ...method, ...(limit !== undefined && { limit }) };
    expect(shippingForTotals(asked, [])).toEqual({ amount: 450, taxRate: 0, ...expected });
  });

  it('is taxed like the line with the highest rate', () => {
    expect(shippingForTotals(method, [{ taxRate: 7 }, { taxRate: 19 }, { taxRate: 0 }]).taxRate).toBe(19);
  });
});

describe('the rule of a discount of a cart', () => {
  it('does not apply to a removed coupon, whatever the server returned before', () => {
    const rules = { coupon: { type: 'fixed' as const, value: 12.5 } };
    expect(couponOf('C', rules)).toEqual({ code: 'C', type: 'fixed', value: 1250 });
    expect(couponOf(undefined, rules)).toBeUndefined();
    expect(couponOf('C', {})).toBeUndefined();
  });

  it.each([
    [undefined, {}],
    [null, {}],
    [0, { spendUnlimitedFrom: 0 }],
    [99.5, { spendUnlimitedFrom: 9950 }],
  ])('lets bonuses pay all from %s on', (from, expected) => {
    const rule = { account: 5, is_vip: false, spend: true, spend_bonuses_proportion: 0.3 };
    const bonuses = { ...rule, ...(from !== undefined && { spend_unlimited_bonuses_from: from }) };
    expect(bonusesOf({ bonuses })).toEqual({ account: 500, isVip: false, spend: true, proportion: 0.3, ...expected });
  });

  it('is omitted if there is none', () => {
    expect(toWireRules({})).toEqual({});
    expect(toWireRules({ giftCards: [] })).toEqual({});
    expect(toWireRules({ giftCards: [{ id: 'a', code: '…1234', balance: 1250 }] })).toEqual({
      gift_cards: [{ id: 'a', code: '…1234', balance: 12.5 }],
    });
  });
});

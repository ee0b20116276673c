import { describe, expect, it } from 'vitest';
import { calculateTotals, type TotalsInput } from '../../../core/totals';

const LINE = { id: 7, unitPrice: 1000, qty: 2, taxRate: 19 };
const SHIPPING = { amount: 400, limit: 5000, taxRate: 19 };
const PAYMENT = { percent: 2, minimum: 100, step: 5 };
const BONUSES = { account: 500, isVip: false, spend: true, spendUnlimitedFrom: 900, proportion: 0.3 };
const CARD = { id: 'a', code: 'A-1', balance: 100 };
const percent = (value: number) => ({ code: 'C', type: 'percent', value }) as const;
const fixed = (value: number) => ({ code: 'C', type: 'fixed', value }) as const;

interface Figure {
  readonly field: string;
  readonly having: (value: number) => Partial<TotalsInput>;
  readonly max?: number;
}

const FIGURES: readonly Figure[] = [
  { field: 'unitPrice of line 7', having: (unitPrice) => ({ lines: [{ ...LINE, unitPrice }] }) },
  { field: 'qty of line 7', having: (qty) => ({ lines: [{ ...LINE, qty }] }) },
  { field: 'shipping.amount', having: (amount) => ({ shipping: { ...SHIPPING, amount } }) },
  { field: 'shipping.limit', having: (limit) => ({ shipping: { ...SHIPPING, limit } }) },
  { field: 'coupon.value', having: (value) => ({ coupon: fixed(value) }) },
  { field: 'paymentDiscount.minimum', having: (minimum) => ({ paymentDiscount: { ...PAYMENT, minimum } }) },
  { field: 'bonuses.account', having: (account) => ({ bonuses: { ...BONUSES, account } }) },
  {
    field: 'bonuses.spendUnlimitedFrom',
    having: (spendUnlimitedFrom) => ({ bonuses: { ...BONUSES, spendUnlimitedFrom } }),
  },
  { field: 'balance of the gift card A-1', having: (balance) => ({ giftCards: [{ ...CARD, balance }] }) },
  { field: 'taxes.lines.0', having: (tax) => ({ taxes: { lines: [tax], shipping: 0 } }) },
  { field: 'taxes.shipping', having: (shipping) => ({ taxes: { lines: [0], shipping } }) },
];
const DECIMALS: readonly Figure[] = [
  { field: 'taxRate of line 7', having: (taxRate) => ({ lines: [{ ...LINE, taxRate }] }) },
  { field: 'shipping.taxRate', having: (taxRate) => ({ shipping: { ...SHIPPING, taxRate } }) },
  { field: 'coupon.value', having: (value) => ({ coupon: percent(value) }) },
  { field: 'paymentDiscount.percent', having: (value) => ({ paymentDiscount: { ...PAYMENT, percent: value } }) },
  { field: 'bonuses.proportion', having: (proportion) => ({ bonuses: { ...BONUSES, proportion } }), max: 1 },
];

const cart = (over: Partial<TotalsInput>): TotalsInput => ({ lines: [LINE], pricesIncludeTax: true, ...over });

describe('an invalid amount of a cart', () => {
  it.each(FIGURES)('is named: $field must be whole and not negative', ({ field, having }) => {
    for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => calculateTotals(cart(having(value)))).toThrow(
        `${field} must be a whole number of at least 0, not ${String(value)}`,
      );
    expect(() => calculateTotals(cart(having(0)))).not.toThrow();
  });

  it.each(DECIMALS)('is named: $field must be between zero and its limit', ({ field, having, max }) => {
    const last = max ?? Number.MAX_SAFE_INTEGER;
    for (const value of [-0.01, Number.NaN, last + 1])
      expect(() => calculateTotals(cart(having(value)))).toThrow(
        `${field} must be a number from 0 to ${String(last)}, not ${String(value)}`,
      );
    for (const value of [0, 0.5, max ?? 120]) expect(() => calculateTotals(cart(having(value)))).not.toThrow();
  });

  it('may be a rounding step of zero', () => {
    const rounded = (step: number) => () => calculateTotals(cart({ paymentDiscount: { ...PAYMENT, step } }));
    expect(rounded(0)).toThrow('paymentDiscount.step must be a whole number of at least 1, not 0');
    expect(rounded(1)).not.toThrow();
  });

  it('may be a sum out of range', () => {
    const many = Array.from({ length: 3 }, (_, id) => ({ id, unitPrice: 2 ** 52, qty: 1, taxRate: 0 }));
    expect(() => calculateTotals(cart({ lines: many }))).toThrow('Sum out of range');
    expect(() => calculateTotals(cart({ lines: [{ ...LINE, unitPrice: 2 ** 52, qty: 3 }] }))).toThrow(
      `Row total out of range: ${String(2 ** 52)} times 3`,
    );
  });
});

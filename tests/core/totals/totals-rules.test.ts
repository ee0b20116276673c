import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type CartRecord } from '../../../core/cart/cart-record';
import { itemsHash, totalsHash } from '../../../core/cart/items-hash';
import { withMethodPrices } from '../../../core/cart/method-prices';
import { offeredPayment } from '../../../core/cart/plan-methods';
import { planTotals, segmentsOf, type TotalsConditions } from '../../../core/cart/plan-totals';
import { takeOffered, takeTotals } from '../../../core/cart/take-totals';
import type { CartTotals } from '../../../core/contract';
import {
  bonusesOf,
  calculateTotals,
  couponOf,
  giftCardsOf,
  isVirtualCart,
  toWireRules,
  type TotalsInput,
} from '../../../core/totals';
import { item } from '../cart/cart-builder';

const worth = (subtotal: number, more: Partial<TotalsInput> = {}): TotalsInput => ({
  lines: [{ id: 1, unitPrice: subtotal, qty: 1, taxRate: 0 }],
  pricesIncludeTax: true,
  ...more,
});

describe('totals rules (S §5)', () => {
  const percent = (value: number) => ({ code: 'C', type: 'percent', value }) as const;

  it('a coupon’s percent discount is rounded up', () => {
    expect(calculateTotals(worth(999, { coupon: percent(10) })).couponDiscount).toBe(100);
    expect(calculateTotals(worth(1000, { coupon: percent(10) })).couponDiscount).toBe(100);
    expect(calculateTotals(worth(1, { coupon: percent(0.5) })).couponDiscount).toBe(1);
  });

  it('a coupon’s discount, percent or fixed, is capped at the subtotal', () => {
    expect(calculateTotals(worth(999, { coupon: percent(250) })).couponDiscount).toBe(999);
    expect(calculateTotals(worth(999, { coupon: { code: 'F', type: 'fixed', value: 1000 } })).couponDiscount).toBe(999);
  });

  const rule = { percent: 2, minimum: 10_000, step: 50 };
  const given = (subtotal: number, more: Partial<TotalsInput> = {}) =>
    calculateTotals(worth(subtotal, { paymentDiscount: rule, ...more })).paymentDiscount;

  it('the payment discount’s percent applies only when the subtotal reaches the minimum', () => {
    expect([given(9_999), given(10_000)]).toEqual([0, 200]);
    expect(given(10_000, { coupon: percent(50) })).toBe(200);
  });

  it('the payment discount is rounded up to the rounding step', () => {
    expect([given(10_001), given(12_500), given(12_501)]).toEqual([250, 250, 300]);
  });

  it('the payment discount is capped at the rest after the coupon', () => {
    expect(given(10_000, { coupon: percent(99) })).toBe(100);
    expect(given(10_000, { coupon: percent(100) })).toBe(0);
  });

  const shipping = { amount: 400, limit: 10_000, taxRate: 0 };
  const shipped = (subtotal: number, more: Partial<TotalsInput> = {}) =>
    calculateTotals(worth(subtotal, { shipping, ...more })).shipping;

  it('shipping is charged only if the net total is below the limit', () => {
    expect([shipped(9_999), shipped(10_000)]).toEqual([400, 0]);
    expect(shipped(10_000, { coupon: { code: 'F', type: 'fixed', value: 1 } })).toBe(400);
  });

  it('shipping is charged with any gift cards bought with the goods', () => {
    const card = { id: 2, unitPrice: 10_000, qty: 1, taxRate: 0, isGiftCard: true };
    const [line] = worth(9_999).lines;
    const lines = line === undefined ? [] : [line, card];
    expect(shipped(9_999, { lines })).toBe(400);
  });

  it('shipping is charged only if there is no free-delivery coupon', () => {
    expect(shipped(5_000, { coupon: { code: 'D', type: 'free_delivery', value: 0 } })).toBe(0);
  });

  it('shipping is not charged with a payment method that is free of it, from its minimum on', () => {
    const paymentDiscount = { percent: 100, minimum: 5_000, step: 1, freeDelivery: true };
    expect([shipped(4_999, { paymentDiscount }), shipped(5_000, { paymentDiscount })]).toEqual([400, 0]);
    expect(calculateTotals(worth(5_000, { shipping, paymentDiscount })).grandTotal).toBe(0);
  });

  const spendable = { account: 100_000, isVip: false, spend: true, spendUnlimitedFrom: 50_000, proportion: 0.3 };
  const spent = (subtotal: number, more: Partial<typeof spendable> = {}) =>
    calculateTotals(worth(subtotal, { bonuses: { ...spendable, ...more } })).bonuses;

  it('spendable bonuses are all for vip', () => {
    expect(spent(20_000, { isVip: true })).toBe(20_000);
  });

  it('spendable bonuses are all when the amount reaches spend_unlimited_bonuses_from', () => {
    expect([spent(49_999), spent(50_000)]).toEqual([14_999, 50_000]);
  });

  it('spendable bonuses are the spend_bonuses_proportion share otherwise', () => {
    expect(spent(20_000)).toBe(6_000);
    expect(spent(20_000, { proportion: 0.07 })).toBe(1_400);
  });

  it('spendable bonuses are capped by the account balance', () => {
    expect([
      spent(20_000, { account: 5 }),
      spent(50_000, { account: 7 }),
      spent(9_000, { isVip: true, account: 9 }),
    ]).toEqual([5, 7, 9]);
  });
});

describe('the rules of discounts', () => {
  it('are the same after transport in major units', () => {
    const coupon = { code: 'F', type: 'fixed', value: 499 } as const;
    const card = { id: 'a', code: '•••• •••• •••• 7K2M', balance: 1_999 };
    const bonuses = { account: 6_801, isVip: true, spend: false, spendUnlimitedFrom: 50_000, proportion: 0.3 };
    const wire = toWireRules({ coupon, bonuses, giftCards: [card] });
    expect(wire).toMatchObject({ coupon: { type: 'fixed', value: 4.99 }, bonuses: { account: 68.01 } });
    expect([couponOf('F', wire), bonusesOf(wire), giftCardsOf(wire)]).toEqual([coupon, bonuses, [card]]);
    expect(giftCardsOf({})).toEqual([]);
    expect([couponOf('F', toWireRules({})), bonusesOf({})]).toEqual([undefined, undefined]);
    expect(bonusesOf(toWireRules({ bonuses: { ...bonuses, spendUnlimitedFrom: undefined } }))?.spendUnlimitedFrom).toBe(
      undefined,
    );
  });

  it.each([
    ['percent', 10],
    ['percent', 12.5],
    ['free_delivery', 0],
  ] as const)('of a %s coupon are no amount of money: %d stays unchanged', (type, value) => {
    const wire = toWireRules({ coupon: { code: 'C', type, value } });
    expect(wire).toEqual({ coupon: { type, value } });
    expect(couponOf('C', wire)).toEqual({ code: 'C', type, value });
  });
});

const totalsOf = (over: Partial<CartTotals> = {}): CartTotals => ({
  quote_currency_code: 'USD',
  grand_total: 20,
  subtotal: 20,
  discount_amount: 0,
  shipping_amount: 0,
  tax_amount: 0,
  items_qty: 2,
  items: [{ item_id: 1, sku: 'COAT', qty: 2, name: 'Coat', price: 10, row_total: 20 }],
  total_segments: [{ code: 'grand_total', title: 'Grand total', value: 20 }],
  ...over,
});
const line = item({ qty: 2, server_item_id: 1, tax_class_id: 2 });
const connected: CartRecord = { ...EMPTY_CART, cartItems: [line], cartServerToken: 'T' };
const ready: TotalsConditions = { enabled: true, online: true, country: 'US', force: false };
const taken = (cart: CartRecord, totals: CartTotals): CartRecord => ({
  ...cart,
  ...takeTotals(cart, { asked: cart, totals, taxing: null }),
});
const fitting = taken(connected, totalsOf());

describe('totals sync (S §4)', () => {
  it('needs totals sync enabled', () => {
    expect(planTotals(connected, { ...ready, enabled: false })).toEqual({ kind: 'skip', reason: 'disabled' });
  });

  it('needs a connected cart', () => {
    const unconnected = { ...connected, cartServerToken: '' };
    expect(planTotals(unconnected, ready)).toEqual({ kind: 'skip', reason: 'not-connected' });
    expect(planTotals(connected, { ...ready, online: false })).toEqual({ kind: 'skip', reason: 'offline' });
  });

  it('requires a changed hash or force', () => {
    expect(planTotals(fitting, ready)).toEqual({ kind: 'skip', reason: 'unchanged' });
    expect(planTotals(fitting, { ...ready, force: true })).toEqual({ kind: 'totals' });
    expect(planTotals({ ...fitting, cartItems: [{ ...line, qty: 3 }] }, ready)).toEqual({ kind: 'totals' });
  });

  it('requires a country', () => {
    expect(planTotals(connected, { ...ready, country: '' })).toEqual({ kind: 'skip', reason: 'no-country' });
  });

  it('fetches with shipping info when a shipping or carrier code exists', () => {
    const shipping = { method_code: 'standard', carrier_code: 'vitrine' };
    expect(planTotals({ ...connected, shipping }, ready)).toEqual({ kind: 'shipping-information' });
    expect(planTotals(connected, ready)).toEqual({ kind: 'totals' });
  });

  it('updates items, totals and segments on 200', () => {
    expect(fitting).toMatchObject({
      cartItems: [{ price: 10, totals: { row_total: 20 } }],
      totals: { grand_total: 20 },
      segments: [{ code: 'grand_total', value: 20 }],
      totalsItems: itemsHash([line]),
      totalsFor: totalsHash(connected),
    });
  });

  it('replaces payment methods with those from the server, flagged is_server_method', () => {
    expect(offeredPayment([{ code: 'card' }], [{ code: 'old' }], [line])).toEqual([
      { code: 'card', is_server_method: true },
    ]);
  });

  it('drops methods with available false, and falls back on the settings block when none is left', () => {
    const gone = { code: 'card', available: false };
    expect(offeredPayment([gone, { code: 'cash' }], [], [line])).toMatchObject([{ code: 'cash' }]);
    expect(offeredPayment([gone], [{ code: 'invoice' }], [line])).toEqual([{ code: 'invoice' }]);
  });

  it('hides cash on delivery if all items are downloadable or virtual', () => {
    const items = [item({ type_id: 'virtual' }), item({ type_id: 'downloadable' })];
    expect(isVirtualCart(items)).toBe(true);
    const methods = [{ code: 'cashondelivery' }, { code: 'card' }];
    expect(offeredPayment(methods, [], items).map(({ code }) => code)).toEqual(['card']);
    expect(offeredPayment([{ code: 'cashondelivery' }], methods, items).map(({ code }) => code)).toEqual(['card']);
  });

  it('requests methods again when the cart becomes virtual or shipped', () => {
    const shipping = { method_code: 'standard', carrier_code: 'vitrine' };
    const both = [line, item({ sku: 'CARD', type_id: 'virtual', qty: 1, server_item_id: 2 })];
    const base = both.map((entry) => ({ key: `${entry.sku}|${entry.checksum}`, sku: entry.sku, qty: entry.qty }));
    const full = { ...connected, cartItems: both, base, shipping };
    const known = taken(full, totalsOf());
    const left = { ...known, cartItems: both.slice(1), base: base.slice(1) };
    const offered = takeOffered(left, { asked: left, totals: totalsOf(), taxing: null });
    expect(planTotals(offered, ready)).toEqual({ kind: 'shipping-information' });
    const coats = both.map((entry) => ({ ...entry, type_id: 'simple' }));
    const things = taken({ ...full, cartItems: coats }, totalsOf());
    const fewer = { ...things, cartItems: coats.slice(1), base: base.slice(1) };
    expect(planTotals(takeOffered(fewer, { asked: fewer, totals: totalsOf(), taxing: null }), ready)).toMatchObject({
      kind: 'skip',
    });
  });
});

describe('segmentsOf', () => {
  const taxing = {
    tax: { sourcePriceIncludesTax: true, defaultCountry: 'US', calculateServerSide: true },
    rules: [],
    at: 0,
  };

  it("keeps the server's segments if it removes one that the server did not send", () => {
    const segments = [
      { code: 'gift', title: 'Gift', value: -3 },
      { code: 'grand_total', title: 'Grand total', value: 17 },
    ];
    const notified = taken(connected, totalsOf({ total_segments: segments }));
    const moved = { ...notified, taxing, address: { country_id: 'DE' } };
    expect(segmentsOf(moved)).toEqual(segments);
    const plain = taken(connected, totalsOf());
    expect(segmentsOf({ ...plain, taxing, address: { country_id: 'DE' } }).map(({ code }) => code)).toEqual([
      'subtotal',
      'grand_total',
    ]);
  });
});

describe('withMethodPrices', () => {
  const method = { method_code: 'express', carrier_code: 'v', method_title: 'Express', amount: 14, limit: 50 };
  const rules = [
    { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: [{ rate: 10, tax_country_id: 'US' }] },
  ];
  const tax = { sourcePriceIncludesTax: false, defaultCountry: 'US', calculateServerSide: true };
  const cart = { ...connected, taxing: { tax, rules, at: 0 }, shippingMethods: [{ ...method, price_incl_tax: 15.4 }] };
  const price = (totals: CartTotals) => withMethodPrices(cart, totals)[0]?.price_incl_tax;

  it('makes a shipping method free from its limit on, and gives its price with tax below', () => {
    expect([price(totalsOf({ subtotal: 49.99 })), price(totalsOf({ subtotal: 50 }))]).toEqual([15.4, 0]);
    expect(price(totalsOf({ subtotal: 52, discount_amount: 2.01 }))).toBe(15.4);
    const free = { coupon: { type: 'free_delivery' as const, value: 0 } };
    expect(price(totalsOf({ coupon_code: 'D', rules: free }))).toBe(0);
  });

  it('does not count gift cards towards the limit', () => {
    const withCard = {
      ...cart,
      cartItems: [item({ sku: 'GIFT', price: 25, qty: 2, tax_class_id: 2, gift_card: true })],
    };
    const priceOf = (subtotal: number) => withMethodPrices(withCard, totalsOf({ subtotal }))[0]?.price_incl_tax;
    expect([priceOf(99.99), priceOf(100)]).toEqual([15.4, 0]);
  });

  it("keeps the server's segments if it sent no rule for the coupon, and the same list if nothing changed", () => {
    expect(price(totalsOf({ subtotal: 50, coupon_code: 'X' }))).toBe(15.4);
    expect(withMethodPrices(cart, totalsOf())).toBe(cart.shippingMethods);
  });
});

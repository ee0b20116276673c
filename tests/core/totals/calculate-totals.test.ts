import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateTotals, giftCardCost, shippingCharges, toCartTotals, type TotalsInput } from '../../../core/totals';

const money = fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.nat(3));
const rate = fc.constantFrom(0, 5, 7.25, 8.875, 19, 20);
const input: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(
    fc.record({
      id: fc.integer(),
      unitPrice: money,
      qty: fc.integer({ min: 1, max: 99 }),
      taxRate: rate,
      isGiftCard: fc.constantFrom(undefined, false, true),
    }),
    { maxLength: 12 },
  ),
  pricesIncludeTax: fc.boolean(),
  shipping: fc.option(fc.record({ amount: money, limit: fc.option(money, { nil: undefined }), taxRate: rate }), {
    nil: undefined,
  }),
  coupon: fc.option(
    fc.oneof(
      fc.record({
        code: fc.constant('P'),
        type: fc.constant('percent' as const),
        value: fc.integer({ min: 0, max: 150 }),
      }),
      fc.record({ code: fc.constant('F'), type: fc.constant('fixed' as const), value: money }),
      fc.record({ code: fc.constant('D'), type: fc.constant('free_delivery' as const), value: fc.constant(0) }),
    ),
    { nil: undefined },
  ),
  paymentDiscount: fc.option(
    fc.record({ percent: fc.integer({ min: 0, max: 120 }), minimum: money, step: fc.constantFrom(1, 5, 100) }),
    { nil: undefined },
  ),
  bonuses: fc.option(
    fc.record({
      account: money,
      isVip: fc.boolean(),
      spend: fc.boolean(),
      spendUnlimitedFrom: fc.option(money, { nil: undefined }),
      proportion: fc.constantFrom(0, 0.07, 0.3, 1),
    }),
    { nil: undefined },
  ),
  giftCards: fc.option(fc.array(fc.record({ id: fc.string(), code: fc.string(), balance: money }), { maxLength: 3 }), {
    nil: undefined,
  }),
});

const one = (over: Partial<TotalsInput> = {}): TotalsInput => ({
  lines: [{ id: 1, unitPrice: 9990, qty: 2, taxRate: 20 }],
  pricesIncludeTax: false,
  ...over,
});

describe('calculateTotals', () => {
  it('returns segments that sum to the grand total, for any cart', () => {
    fc.assert(
      fc.property(input, (value) => {
        const { segments, grandTotal } = calculateTotals(value);
        const parts = segments.filter((segment) => segment.code !== 'grand_total');
        expect(parts.reduce((total, segment) => total + segment.value, 0)).toBe(grandTotal);
        expect(segments.at(-1)).toEqual({ code: 'grand_total', value: grandTotal });
      }),
      { numRuns: 1000 },
    );
  });

  it('returns no negative amount and never a discount above the subtotal', () => {
    fc.assert(
      fc.property(input, (value) => {
        const totals = calculateTotals(value);
        const { grandTotal, discount, subtotal, tax, bonuses, shipping } = totals;
        for (const figure of [grandTotal, discount, tax, bonuses, shipping]) expect(figure).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(bonuses).toBeLessThanOrEqual(value.bonuses?.account ?? 0);
      }),
    );
  });

  it('spreads every discount over the lines without losing a cent, and never more than a line costs', () => {
    fc.assert(
      fc.property(input, (value) => {
        const { rows, discount } = calculateTotals(value);
        expect(rows.reduce((total, row) => total + row.discount, 0)).toBe(discount);
        for (const row of rows) expect(row.discount).toBeLessThanOrEqual(row.row_total);
      }),
    );
  });

  it('adds tax on top of net prices and only shows it if prices include it', () => {
    expect(calculateTotals(one())).toMatchObject({ subtotal: 19_980, tax: 3996, grandTotal: 23_976 });
    const gross = calculateTotals(one({ pricesIncludeTax: true }));
    expect(gross).toMatchObject({ subtotal: 19_980, subtotalInclTax: 19_980, tax: 3330, grandTotal: 19_980 });
    expect(gross.segments).toContainEqual({ code: 'tax', value: 0, valueIncluded: 3330 });
  });

  it('rounds a percent coupon up and caps it at the subtotal', () => {
    const coupon = (value: number) => ({ code: 'C', type: 'percent', value }) as const;
    const cheap = { lines: [{ id: 1, unitPrice: 1001, qty: 1, taxRate: 0 }] };
    expect(calculateTotals(one({ ...cheap, coupon: coupon(10) })).discount).toBe(101);
    expect(calculateTotals(one({ ...cheap, coupon: coupon(150) })).discount).toBe(1001);
  });

  it('applies gift cards last, one after the other, and changes nothing else', () => {
    const card = (id: string, balance: number) => ({ id, code: id, balance });
    const without = calculateTotals(one());
    const part = calculateTotals(one({ giftCards: [card('a', 2000), card('b', 1000)] }));
    expect(part).toEqual({
      ...without,
      giftCards: 3000,
      grandTotal: without.grandTotal - 3000,
      segments: part.segments,
    });
    expect(part.segments.slice(-2)).toEqual([
      { code: 'gift_card', value: -3000 },
      { code: 'grand_total', value: 20_976 },
    ]);
    const whole = calculateTotals(one({ giftCards: [card('a', 2000), card('b', 99_999)] }));
    expect(whole).toMatchObject({ giftCards: without.grandTotal, grandTotal: 0, tax: without.tax });
    expect(() => calculateTotals(one({ giftCards: [card('a', -1)] }))).toThrow('balance of the gift card a');
  });

  const card = { id: 'card', unitPrice: 5000, qty: 1, taxRate: 0, isGiftCard: true };
  const tee = { id: 'tee', unitPrice: 1500, qty: 2, taxRate: 20 };

  it('applies no coupon and no payment discount to a gift card, because it is money', () => {
    const lines = [card, tee];
    const ten = calculateTotals(one({ lines, coupon: { code: 'C', type: 'percent', value: 10 } }));
    expect(ten).toMatchObject({ subtotal: 8000, couponDiscount: 300, tax: 540 });
    expect(ten.rows.map(({ discount }) => discount)).toEqual([0, 300]);
    const large = { code: 'F', type: 'fixed', value: 99_999 } as const;
    const paymentDiscount = { percent: 10, minimum: 3000, step: 1, freeDelivery: true };
    const shipping = { amount: 400, taxRate: 0 };
    const paid = calculateTotals(one({ lines, shipping, paymentDiscount }));
    expect(paid).toMatchObject({ paymentDiscount: 300, shipping: 0 });
    expect(paid.rows.map(({ discount }) => discount)).toEqual([0, 300]);
    const short = calculateTotals(one({ lines, shipping, paymentDiscount: { ...paymentDiscount, minimum: 3001 } }));
    expect(short).toMatchObject({ paymentDiscount: 0, shipping: 400 });
    expect(calculateTotals(one({ lines, coupon: large, paymentDiscount })).rows[0]?.discount).toBe(0);
    expect(calculateTotals(one({ lines: [card], coupon: large, paymentDiscount })).grandTotal).toBe(5000);
  });

  it('lets gift cards be bought with money only: neither bonuses nor gift cards are applied to them', () => {
    const bonuses = { account: 99_999, isVip: true, spend: true, proportion: 1 };
    const giftCards = [{ id: 'a', code: 'A', balance: 99_999 }];
    const paymentDiscount = { percent: 10, minimum: 0, step: 1 };
    for (const means of [{ bonuses }, { giftCards }, { bonuses, giftCards }]) {
      expect(calculateTotals(one({ lines: [card], ...means, paymentDiscount }))).toMatchObject({
        bonuses: 0,
        giftCards: 0,
        grandTotal: 5000,
      });
      const both = calculateTotals(one({ lines: [card, tee], ...means, paymentDiscount }));
      expect(both).toMatchObject({ grandTotal: 5000, paymentDiscount: 0, giftCardLines: [{ line: 0, paid: 5000 }] });
    }
    expect(calculateTotals(one({ lines: [{ ...card, taxRate: 20 }], giftCards })).giftCardLines).toEqual([
      { line: 0, paid: 6000 },
    ]);
  });

  it('requires as much money for gift cards in any cart as they cost alone', () => {
    fc.assert(
      fc.property(input, (value) => {
        const { giftCardLines, grandTotal, rows } = calculateTotals(value);
        const alone = calculateTotals({
          lines: value.lines.filter(({ isGiftCard }) => isGiftCard === true),
          pricesIncludeTax: value.pricesIncludeTax,
        });
        expect(giftCardCost({ giftCardLines })).toBe(alone.grandTotal);
        expect(grandTotal).toBeGreaterThanOrEqual(alone.grandTotal);
        for (const { line } of giftCardLines) expect(rows[line]?.discount).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('caps a fixed coupon at the subtotal', () => {
    expect(calculateTotals(one({ coupon: { code: 'F', type: 'fixed', value: 99_999 } })).grandTotal).toBe(0);
  });

  it('applies a payment discount from the minimum, rounded up to the step', () => {
    const paymentDiscount = { percent: 3, minimum: 19_980, step: 100 };
    expect(calculateTotals(one({ paymentDiscount })).paymentDiscount).toBe(600);
    expect(calculateTotals(one({ paymentDiscount: { ...paymentDiscount, minimum: 19_981 } })).paymentDiscount).toBe(0);
  });

  it('applies no payment discount if gift cards or bonuses leave nothing to pay', () => {
    const lines = [{ id: 1, unitPrice: 10_000, qty: 1, taxRate: 0 }];
    const paymentDiscount = { percent: 2, minimum: 0, step: 1, freeDelivery: true };
    const shipping = { amount: 400, limit: undefined, taxRate: 0 };
    const paid = (balance: number) =>
      calculateTotals(one({ lines, shipping, paymentDiscount, giftCards: [{ id: 'a', code: 'A', balance }] }));
    expect(paid(9_000)).toMatchObject({ paymentDiscount: 200, shipping: 0, giftCards: 9_000, grandTotal: 800 });
    expect(paid(10_400)).toMatchObject({ paymentDiscount: 0, shipping: 400, giftCards: 10_400, grandTotal: 0 });
    // With the discount the card would cover everything, leaving nothing to discount.
    expect(paid(9_900)).toMatchObject({ paymentDiscount: 0, shipping: 400, giftCards: 9_900, grandTotal: 500 });
    const bonuses = { account: 20_000, isVip: true, spend: true, proportion: 0 };
    expect(calculateTotals(one({ lines, paymentDiscount, bonuses }))).toMatchObject({
      paymentDiscount: 0,
      bonuses: 10_000,
    });
  });

  it('never applies a payment discount to a covered order, for any cart', () => {
    fc.assert(
      fc.property(input, (value) => {
        const totals = calculateTotals(value);
        if (totals.grandTotal > 0 || totals.bonuses + totals.giftCards === 0) return;
        expect(totals.paymentDiscount).toBe(0);
        expect(totals).toEqual(calculateTotals({ ...value, paymentDiscount: undefined }));
      }),
      { numRuns: 1000 },
    );
  });

  it('caps the payment discount at the rest after the coupon', () => {
    const totals = calculateTotals(
      one({
        coupon: { code: 'P', type: 'percent', value: 99 },
        paymentDiscount: { percent: 50, minimum: 0, step: 1 },
      }),
    );
    expect(totals.discount).toBe(totals.subtotal);
  });

  it('charges shipping only below the net limit', () => {
    const shipping = { amount: 400, limit: 19_980, taxRate: 20 };
    expect(calculateTotals(one({ shipping })).shipping).toBe(0);
    expect(calculateTotals(one({ shipping: { ...shipping, limit: 19_981 } }))).toMatchObject({
      shipping: 400,
      shippingInclTax: 480,
    });
    const coupon = { code: 'F', type: 'fixed', value: 1 } as const;
    expect(calculateTotals(one({ shipping, coupon })).shipping).toBe(400);
  });

  it('ships free with a free-delivery coupon and reports it', () => {
    const totals = calculateTotals(
      one({
        shipping: { amount: 400, taxRate: 20 },
        coupon: { code: 'D', type: 'free_delivery', value: 500 },
      }),
    );
    expect(totals.discount).toBe(0);
    expect(totals.segments).toContainEqual({ code: 'shipping', value: 0 });
    expect(totals.grandTotal).toBe(23_976);
  });

  it('taxes the discounted amounts', () => {
    expect(calculateTotals(one({ coupon: { code: 'P', type: 'percent', value: 50 } })).tax).toBe(1998);
  });

  it('spreads the payment method discount over the rest of each line after the coupon', () => {
    const lines = [1, 2].map((id) => ({ id, unitPrice: 1, qty: 1, taxRate: 0 }));
    const coupon = { code: 'F', type: 'fixed', value: 1 } as const;
    const paymentDiscount = { percent: 100, minimum: 0, step: 1 };
    expect(calculateTotals(one({ lines, coupon })).rows.map(({ discount }) => discount)).toEqual([1, 0]);
    const both = calculateTotals(one({ lines, coupon, paymentDiscount }));
    expect(both.rows.map(({ discount }) => discount)).toEqual([1, 1]);
  });

  it('uses externally calculated taxes with their names, and calculates none itself', () => {
    const taxes = { lines: [101], shipping: 37, names: ['State', 'County'] };
    const shipping = { amount: 400, taxRate: 20 };
    const net = calculateTotals(one({ shipping, taxes }));
    expect(net).toMatchObject({ tax: 138, shipping: 400, shippingInclTax: 437, grandTotal: 19_980 + 400 + 138 });
    expect(net.rows[0]?.tax).toBe(101);
    expect(net.segments).toContainEqual({ code: 'tax', value: 138, names: ['State', 'County'] });
    const gross = calculateTotals(one({ shipping, taxes: { ...taxes, names: undefined }, pricesIncludeTax: true }));
    expect(gross).toMatchObject({ tax: 138, shippingInclTax: 400, grandTotal: 20_380 });
    expect(gross.segments).toContainEqual({ code: 'tax', value: 0, valueIncluded: 138 });
    expect(calculateTotals(one({ taxes: { lines: [], shipping: 0 } }))).toMatchObject({ tax: 0, grandTotal: 19_980 });
    expect(toCartTotals(net, [], { currency: 'USD' }).total_segments).toContainEqual({
      ...{ code: 'tax', title: 'Tax', value: 1.38 },
      names: ['State', 'County'],
    });
  });

  it('returns a segment for each part, in the order of the sum', () => {
    const all = calculateTotals(
      one({
        shipping: { amount: 400, taxRate: 20 },
        coupon: { code: 'F', type: 'fixed', value: 980 },
        paymentDiscount: { percent: 10, minimum: 0, step: 1 },
        bonuses: { account: 500, isVip: true, spend: true, proportion: 0 },
        giftCards: [{ id: 'a', code: 'A', balance: 250 }],
      }),
    );
    expect(all.segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 19_980],
      ['shipping', 400],
      ['discount', -980],
      ['payment_discount', -1998],
      ['tax', 3480],
      ['bonuses', -500],
      ['gift_card', -250],
      ['grand_total', 20_132],
    ]);
  });

  it('lets bonuses pay a share, all for vip, all from the limit on, and never above the balance', () => {
    const bonuses = { account: 100_000, isVip: false, spend: true, proportion: 0.3 };
    expect(calculateTotals(one({ bonuses })).bonuses).toBe(7192);
    expect(calculateTotals(one({ bonuses: { ...bonuses, isVip: true } })).grandTotal).toBe(0);
    expect(calculateTotals(one({ bonuses: { ...bonuses, spendUnlimitedFrom: 23_976 } })).grandTotal).toBe(0);
    expect(calculateTotals(one({ bonuses: { ...bonuses, spendUnlimitedFrom: 23_977 } })).bonuses).toBe(7192);
    expect(calculateTotals(one({ bonuses: { ...bonuses, account: 5 } })).bonuses).toBe(5);
    expect(calculateTotals(one({ bonuses: { ...bonuses, spend: false } })).bonuses).toBe(0);
  });

  it('names the amount that is out of range', () => {
    expect(() => calculateTotals(one({ lines: [{ id: 7, unitPrice: -1, qty: 1, taxRate: 0 }] }))).toThrow(
      'unitPrice of line 7 must be a whole number of at least 0, not -1',
    );
    expect(() => calculateTotals(one({ lines: [{ id: 7, unitPrice: 1, qty: 1.5, taxRate: 0 }] }))).toThrow(
      /qty of line 7/,
    );
    expect(() => calculateTotals(one({ shipping: { amount: 0.5, taxRate: 0 } }))).toThrow(/shipping\.amount/);
    expect(() => calculateTotals(one({ lines: [{ id: 7, unitPrice: 2 ** 52, qty: 9, taxRate: 0 }] }))).toThrow(/range/);
  });
});

describe('toCartTotals', () => {
  it('returns decimals, titles and the coupon', () => {
    const totals = calculateTotals(one({ coupon: { code: 'F', type: 'fixed', value: 80 } }));
    const answer = toCartTotals(totals, [{ item_id: 5, sku: 'A', name: 'Coat' }], { currency: 'USD', couponCode: 'F' });
    expect(answer).toMatchObject({
      quote_currency_code: 'USD',
      grand_total: 238.8,
      discount_amount: 0.8,
      coupon_code: 'F',
      items_qty: 2,
      items: [{ item_id: 5, sku: 'A', name: 'Coat', qty: 2, price: 99.9, price_incl_tax: 119.88, row_total: 199.8 }],
    });
    expect(answer.items[0]).not.toHaveProperty('options');
    expect(answer).not.toHaveProperty('rules');
    expect(answer.total_segments.map(({ title, value }) => [title, value])).toEqual([
      ['Subtotal', 199.8],
      ['Discount', -0.8],
      ['Tax', 39.8],
      ['Grand total', 238.8],
    ]);
  });

  it('returns the gift card share of the goods, if any', () => {
    const card = { id: 'card', unitPrice: 5000, qty: 2, taxRate: 0, isGiftCard: true };
    const input = { lines: [card, { ...card, id: 'tee', isGiftCard: false }], pricesIncludeTax: true };
    const facts = { currency: 'USD' };
    expect(toCartTotals(calculateTotals(input), [], facts)).toMatchObject({ subtotal: 200, gift_cards_amount: 100 });
    const none = calculateTotals({ ...input, lines: input.lines.slice(1) });
    expect(toCartTotals(none, [], facts)).not.toHaveProperty('gift_cards_amount');
  });

  it('returns the choices of a line, included tax, and the rules of the discounts', () => {
    const totals = calculateTotals(one({ pricesIncludeTax: true }));
    const options = [{ label: 'Size', value: 'M' }];
    const rules = { coupon: { type: 'free_delivery' as const, value: 0 } };
    const answer = toCartTotals(totals, [{ item_id: 5, sku: 'A', name: 'Coat', options }], { currency: 'EUR', rules });
    expect(answer).toMatchObject({ items: [{ options }], coupon_code: null, rules, tax_amount: 33.3 });
    expect(answer.total_segments).toContainEqual({ code: 'tax', title: 'Tax', value: 0, value_included: 33.3 });
  });

  it('names an unknown line by its id only', () => {
    const { items } = toCartTotals(calculateTotals(one()), [], { currency: 'USD' });
    expect(items).toMatchObject([{ item_id: 1, name: '', qty: 2, row_total: 199.8, discount_amount: 0 }]);
    expect(items[0]?.sku).toBeUndefined();
  });
});

describe('the charges of all shipping methods', () => {
  const ways = fc.array(fc.record({ amount: money, limit: fc.option(money, { nil: undefined }), taxRate: rate }));

  it('equal those of the totals with each of them', () => {
    fc.assert(
      fc.property(input, ways, ({ shipping: _shipping, ...goods }, shippings) => {
        const each = shippings.map((shipping) => calculateTotals({ ...goods, shipping }).shippingInclTax);
        expect(shippingCharges(goods, shippings)).toEqual(each);
      }),
    );
  });
});

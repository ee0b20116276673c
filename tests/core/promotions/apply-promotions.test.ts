import { describe, expect, it } from 'vitest';
import { applyPromotions, MAX_APPLIED, type CartGoods, type CartPromotion } from '../../../core/promotions';
import { calculateTotals, type TotalsInput } from '../../../core/totals';

const goods = (sku: string, unitPrice: number, qty = 1): CartGoods => ({ sku, unitPrice, qty, left: unitPrice * qty });
const promotion = (code: string, more: Partial<CartPromotion>): CartPromotion => ({
  ...{ code, name: code, action: { kind: 'percent', percent: 10 } },
  ...more,
});
const applied = (promotions: readonly CartPromotion[], cart: readonly CartGoods[]) =>
  applyPromotions(promotions, cart).map(({ code, lines }) => [code, ...lines]);

describe('a promotion', () => {
  const cart = [goods('CAP', 12_000), goods('TEE', 1500, 3)];

  it('takes a percentage or an amount off the goods in scope, spread to the cent', () => {
    expect(applied([promotion('a', {})], cart)).toEqual([['a', 1200, 450]]);
    expect(applied([promotion('a', { skus: ['TEE'] })], cart)).toEqual([['a', 0, 450]]);
    expect(applied([promotion('a', { action: { kind: 'fixed', amount: 1000 } })], cart)).toEqual([['a', 727, 273]]);
    expect(applied([promotion('a', { skus: ['NONE'] })], cart)).toEqual([]);
  });

  it('takes the share of an amount off goods that cost less than those it belongs to', () => {
    const amountOf = (of: number) => promotion('a', { action: { kind: 'fixed', amount: 1000, of } });
    expect(applied([amountOf(16_500)], cart)).toEqual([['a', 727, 273]]);
    expect(applied([amountOf(10_000)], cart)).toEqual([['a', 727, 273]]);
    expect(applied([amountOf(33_000)], cart)).toEqual([['a', 364, 136]]);
    const [whole] = applyPromotions([amountOf(33_001)], cart, 100);
    expect(whole?.amount).toBe(400);
  });

  it('applies from its minimum on, before discounts', () => {
    const half = promotion('half', { action: { kind: 'percent', percent: 50 } });
    const from = (minimum: number) => promotion('from', { minimum, action: { kind: 'fixed', amount: 100 } });
    expect(applied([half, from(16_500)], cart)).toHaveLength(2);
    expect(applied([half, from(16_501)], cart)).toHaveLength(1);
  });

  it.each([
    { units: 3, reduced: 1, percent: 100, off: [0, 1500] },
    { units: 4, reduced: 1, percent: 100, off: [0, 1500] },
    { units: 4, reduced: 4, percent: 50, off: [6000, 2250] },
    { units: 2, reduced: 1, percent: 50, off: [0, 1500] },
    { units: 5, reduced: 1, percent: 100, off: undefined },
  ])('reduces $reduced of $units by $percent %, the cheapest', ({ off, ...action }) => {
    const found = applied([promotion('a', { action: { kind: 'buy_get', ...action } })], cart);
    expect(found).toEqual(off === undefined ? [] : [['a', ...off]]);
  });

  it('reduces the same one of equally priced goods, in any order of the lines', () => {
    const free = promotion('a', { action: { kind: 'buy_get', units: 2, reduced: 1, percent: 100 } });
    const lines = [goods('BELT', 1000), goods('ARM', 1000)];
    expect(applied([free], lines)).toEqual([['a', 0, 1000]]);
    expect(applied([free], lines.toReversed())).toEqual([['a', 1000, 0]]);
  });

  it.each([
    [9_999, undefined],
    [10_000, 1000],
    [19_999, 2000],
    [20_000, 3000],
  ])('with tiers from 100 and 200 takes off, of %i, %s', (price, off) => {
    const tiers = [
      { from: 10_000, percent: 10 },
      { from: 20_000, percent: 15 },
    ];
    const found = applied([promotion('a', { action: { kind: 'tiers', tiers } })], [goods('CAP', price)]);
    expect(found).toEqual(off === undefined ? [] : [['a', off]]);
  });
});

describe('several promotions', () => {
  const cart = [goods('CAP', 10_000)];
  const fixed = (code: string, amount: number, exclusive?: boolean) =>
    promotion(code, { exclusive, action: { kind: 'fixed', amount } });

  it('apply in their order, each to the rest of the previous ones', () => {
    expect(applied([promotion('a', {}), fixed('b', 500)], cart)).toEqual([
      ['a', 1000],
      ['b', 500],
    ]);
    expect(applied([fixed('b', 500), promotion('a', {})], cart)).toEqual([
      ['b', 500],
      ['a', 950],
    ]);
    expect(applied([fixed('a', 20_000), fixed('b', 500)], cart)).toEqual([['a', 10_000]]);
  });

  it('are replaced by an exclusive one that saves more, and the best of these applies', () => {
    const all = [fixed('a', 300), fixed('x', 400, true), fixed('b', 300), fixed('y', 700, true)];
    expect(applied(all, cart)).toEqual([['y', 700]]);
  });

  it('apply instead of an exclusive one that saves less or the same', () => {
    const all = [fixed('x', 600, true), fixed('a', 300), fixed('b', 300)];
    expect(applied(all, cart).map(([code]) => code)).toEqual(['a', 'b']);
  });

  it('prefer money to free delivery, and free delivery to nothing', () => {
    const free = promotion('free', { exclusive: true, action: { kind: 'free_delivery' } });
    expect(applied([free, fixed('a', 1)], cart).map(([code]) => code)).toEqual(['a']);
    expect(applied([free, promotion('a', { minimum: 20_000 })], cart).map(([code]) => code)).toEqual(['free']);
  });

  it(`are limited to ${String(MAX_APPLIED)}`, () => {
    const many = Array.from({ length: 50 }, (_, at) => fixed(`p${String(at)}`, 1));
    expect(applied(many, cart)).toHaveLength(MAX_APPLIED);
  });
});

describe('totals with promotions', () => {
  const input: TotalsInput = {
    pricesIncludeTax: true,
    lines: [
      { id: 1, sku: 'CAP', unitPrice: 10_000, qty: 1, taxRate: 19 },
      { id: 2, sku: 'GIFT', unitPrice: 5000, qty: 1, taxRate: 0, isGiftCard: true },
    ],
    promotions: [promotion('sale', { name: 'Summer sale', action: { kind: 'percent', percent: 20 } })],
  };

  it('do not reduce gift cards, and have a row with the name of each promotion', () => {
    const { rows, segments, grandTotal } = calculateTotals(input);
    expect(rows.map(({ discount }) => discount)).toEqual([2000, 0]);
    expect(segments).toContainEqual({ code: 'promotion:sale', value: -2000, title: 'Summer sale' });
    expect(grandTotal).toBe(13_000);
  });

  it('apply the coupon, then the payment discount, to the rest after promotions', () => {
    const more = { paymentDiscount: { percent: 10, minimum: 10_000, step: 1 } };
    const coupon = { code: 'C', type: 'percent', value: 50 } as const;
    const { couponDiscount, paymentDiscount, rows } = calculateTotals({ ...input, coupon, ...more });
    expect([couponDiscount, paymentDiscount, rows[0]?.discount]).toEqual([4000, 1000, 7000]);
  });

  it('apply a coupon to the goods in its scope from its minimum on', () => {
    const of = (more: object) =>
      calculateTotals({ ...input, promotions: [], coupon: { code: 'C', type: 'fixed', value: 700, ...more } })
        .couponDiscount;
    expect([of({}), of({ skus: ['TEE'] }), of({ skus: ['CAP'], minimum: 10_000 }), of({ minimum: 10_001 })]).toEqual([
      700, 0, 700, 0,
    ]);
  });

  it('ship free by a promotion from its minimum on', () => {
    const shipping = { amount: 500, taxRate: 19 };
    const free = (minimum: number) =>
      calculateTotals({
        ...{ ...input, shipping },
        promotions: [promotion('free', { minimum, action: { kind: 'free_delivery' } })],
      }).shipping;
    expect([free(10_000), free(10_001)]).toEqual([0, 500]);
  });
});

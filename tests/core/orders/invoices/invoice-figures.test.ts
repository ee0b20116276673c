import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditLines, creditPayments, type Credited } from '../../../../core/orders/invoices/credit-figures';
import { invoiceFigures, sumsOf, type InvoiceSource } from '../../../../core/orders/invoices/invoice-figures';
import { chargedTaxes } from '../../../../core/totals/charged-taxes';
import { calculateTotals, type TotalsInput } from '../../../../core/totals';
import type { InvoiceLine } from '../../../../core/contract/orders/invoice-document';
import { runs } from '../../../fixtures/runs';

const RATES = [0, 7, 8.875, 19, 20, 25.5] as const;

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 50_000 }),
  qty: fc.integer({ min: 1, max: 9 }),
  taxRate: fc.constantFrom(...RATES),
  isGiftCard: fc.boolean(),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  pricesIncludeTax: fc.boolean(),
  shipping: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
  coupon: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  percent: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
  bonuses: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  giftCard: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }),
  taxes: fc.boolean(),
});
type Generated = typeof order extends fc.Arbitrary<infer One> ? One : never;

function inputOf({
  lines,
  pricesIncludeTax,
  shipping,
  coupon,
  percent,
  bonuses,
  giftCard,
  taxes,
}: Generated): TotalsInput {
  return {
    lines: lines.map((one, id) => ({ ...one, id })),
    pricesIncludeTax,
    ...(shipping !== undefined && {
      shipping: { amount: shipping, taxRate: Math.max(0, ...lines.map(({ taxRate }) => taxRate)) },
    }),
    ...(coupon !== undefined && { coupon: { code: 'TEN', type: 'fixed' as const, value: coupon } }),
    ...(percent !== undefined && { paymentDiscount: { percent, minimum: 0, step: 1 } }),
    ...(bonuses !== undefined && {
      bonuses: { account: bonuses, isVip: false, spend: true, proportion: 0.5 },
    }),
    ...(giftCard !== undefined && { giftCards: [{ id: '1', code: 'X', balance: giftCard }] }),
    // As an external calculator answers.
    ...(taxes && {
      taxes: { lines: lines.map((_, at) => at * 7), shipping: shipping === undefined ? 0 : 3, names: ['City tax'] },
    }),
  };
}

function sourceOf(generated: Generated): { readonly source: InvoiceSource; readonly input: TotalsInput } {
  const input = inputOf(generated);
  const totals = calculateTotals(input);
  const taxes = chargedTaxes(totals, {
    rates: input.lines.map(({ taxRate }) => taxRate),
    pricesIncludeTax: input.pricesIncludeTax,
  });
  const goods = input.lines.map(({ unitPrice, qty }, at) => ({
    ...{ sku: `SKU-${String(at % 4)}`, name: `Item ${String(at)}`, options: [], quantity: qty, unit: unitPrice },
  }));
  const total = totals.grandTotal + totals.bonuses + totals.giftCards;
  return { input, source: { goods, shipping: input.shipping && 'Parcel', taxes, total } };
}

/** Plain reckoning with fractions: round half away from zero. */
function fraction(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

const orders = order.filter((generated) => {
  const { pricesIncludeTax, taxes, lines, shipping = 0 } = generated;
  // A calculator's tax never exceeds a price that contains it.
  return !(taxes && pricesIncludeTax) || (lines.every(({ unitPrice }, at) => unitPrice > at * 7) && shipping > 3);
});

describe('invoice figures', () => {
  it('sum to the order and to its tax to the cent', () => {
    fc.assert(
      fc.property(orders, (generated) => {
        const { source, input } = sourceOf(generated);
        const totals = calculateTotals(input);
        const figures = invoiceFigures(source);
        expect(figures.tax).toBe(totals.tax);
        expect(figures.gross).toBe(totals.grandTotal + totals.bonuses + totals.giftCards);
        expect(figures.net + figures.tax).toBe(figures.gross);
        for (const part of ['net', 'tax', 'gross'] as const)
          expect(figures.taxes.reduce((sum, one) => sum + one[part], 0)).toBe(figures[part]);
        const rates = figures.taxes.map(({ rate }) => rate);
        expect(new Set(rates).size).toBe(rates.length);
      }),
      { numRuns: runs(500, 3000) },
    );
  });

  it.each([
    ['goods alone', ['goods'], undefined],
    ['goods and services', ['goods', 'service'], undefined],
    ['goods, services and gift cards', ['card', 'service', 'goods'], undefined],
    ['services alone', ['service'], true],
    ['services and gift cards', ['service', 'card'], true],
  ] as const)(
    'of an exempt sale of %s name shipping a service unless goods are delivered',
    (_what, kinds, isService) => {
      const goods = kinds.map((kind) => ({
        ...{ sku: kind, name: kind, options: [], quantity: 1, unit: 1000 },
        ...(kind === 'service' && { is_service: true as const }),
        ...(kind === 'card' && { is_gift_card: true as const }),
      }));
      const taxes = {
        included: false,
        lines: goods.map(() => ({ discount: 0, tax: 0, rate: 0 })),
        shipping: { amount: 500, tax: 0, rate: 0 },
        exempt: { prices: goods.map(() => 1190) },
      };
      const figures = invoiceFigures({ goods, shipping: 'Parcel', taxes, total: goods.length * 1000 + 500 });
      expect(figures.lines.at(-1)?.is_service).toBe(isService);
      const delivered = figures.lines.filter(({ sku, kind }) => sku === 'goods' || (kind === 'shipping' && !isService));
      const sums = figures.taxes.filter(({ exempt }) => exempt === 'goods').map(({ net }) => net);
      expect(sums).toEqual(delivered.length === 0 ? [] : [1500]);
    },
  );

  it('have the tax that a plain calculation of each line gives', () => {
    fc.assert(
      fc.property(orders, (generated) => {
        const { source, input } = sourceOf({ ...generated, taxes: false });
        for (const [at, line] of invoiceFigures(source).lines.entries()) {
          const rate = BigInt(
            Math.round((input.lines[at]?.taxRate ?? Math.max(...input.lines.map((one) => one.taxRate))) * 1000),
          );
          const base = BigInt(input.pricesIncludeTax ? line.gross : line.net);
          const tax = input.pricesIncludeTax ? fraction(base * rate, 100_000n + rate) : fraction(base * rate, 100_000n);
          expect(line.tax).toBe(tax);
          expect(line.rate === null || BigInt(Math.round(line.rate * 1000)) === rate).toBe(true);
        }
      }),
      { numRuns: runs(300, 2000) },
    );
  });

  it('are refused if lines do not add up to the order', () => {
    const { source } = sourceOf({
      lines: [{ unitPrice: 1000, qty: 1, taxRate: 20, isGiftCard: false }],
      pricesIncludeTax: true,
      taxes: false,
      ...{ shipping: undefined, coupon: undefined, percent: undefined, bonuses: undefined, giftCard: undefined },
    });
    expect(() => invoiceFigures({ ...source, total: 999 })).toThrow('The lines sum to 1000, the order to 999');
    expect(invoiceFigures(source).taxes).toEqual([{ rate: 20, net: 833, tax: 167, gross: 1000 }]);
  });
});

const step = fc.record({ at: fc.nat(9), share: fc.double({ min: 0, max: 1, noNaN: true }) });
const history = fc.array(step, { maxLength: 8 });

describe('credit notes', () => {
  it('leave the net payment of the customer after any sequence of refunds', () => {
    fc.assert(
      fc.property(orders, history, fc.boolean(), (generated, steps, isCanceled) => {
        const { source } = sourceOf(generated);
        const invoice = invoiceFigures(source);
        const goods = new Map<string, number>();
        let [shipping, other, given] = [0, 0, 0];
        const credited: Credited[] = [];
        const credit = (all: boolean) => {
          const back = { all, goods: [...goods].map(([sku, amount]) => ({ sku, amount })), shipping, other };
          const lines = creditLines(invoice.lines, credited, back);
          for (const one of lines) {
            credited.push(one);
            expect(one.net + one.tax).toBe(one.gross);
            expect(one.gross).toBeGreaterThan(0);
            expect(one.tax).toBeGreaterThanOrEqual(0);
          }
          return sumsOf(lines, undefined);
        };
        for (const { at, share } of steps) {
          const amount = Math.floor((invoice.gross - given) * share);
          given += amount;
          if (at < 6) goods.set(`SKU-${String(at % 4)}`, (goods.get(`SKU-${String(at % 4)}`) ?? 0) + amount);
          else if (at === 6) shipping += amount;
          else other += amount;
          expect(credit(false).gross).toBe(amount);
        }
        const sumOf = (name: 'gross' | 'tax') => credited.reduce((sum, one) => sum + one[name], 0);
        expect(invoice.gross - sumOf('gross')).toBe(source.total - given);
        for (const [at, line] of invoice.lines.entries()) {
          const own = credited.filter((one) => one.line === at);
          const gross = own.reduce((sum, one) => sum + one.gross, 0);
          const tax = own.reduce((sum, one) => sum + one.tax, 0);
          expect(gross).toBeLessThanOrEqual(line.gross);
          if (gross > 0) expect(tax).toBe(fraction(BigInt(line.tax) * BigInt(gross), BigInt(line.gross)));
        }
        if (!isCanceled) return;
        credit(true);
        expect(sumOf('gross')).toBe(invoice.gross);
        expect(sumOf('tax')).toBe(invoice.lines.reduce((sum, one) => (one.gross > 0 ? sum + one.tax : sum), 0));
      }),
      { numRuns: runs(800, 5000) },
    );
  });

  it('credit a whole line with its units, and a part of one without', () => {
    const { source } = sourceOf({
      lines: [
        { unitPrice: 1200, qty: 2, taxRate: 20, isGiftCard: false },
        { unitPrice: 500, qty: 1, taxRate: 7, isGiftCard: false },
      ],
      pricesIncludeTax: true,
      shipping: 600,
      taxes: false,
      ...{ coupon: undefined, percent: undefined, bonuses: undefined, giftCard: undefined },
    });
    const { lines } = invoiceFigures(source);
    const first = { all: false, goods: [{ sku: 'SKU-0', amount: 1200 }], shipping: 0, other: 0 };
    const [part] = creditLines(lines, [], first);
    expect(part).toMatchObject({ line: 0, quantity: null, net: 1000, tax: 200, gross: 1200, rate: 20 });
    const rest = creditLines(lines, [part ?? { line: 0, gross: 0, tax: 0 }], { ...first, all: true });
    expect(rest.map(({ line, quantity, gross }) => [line, quantity, gross])).toEqual([
      [0, null, 1200],
      [1, 1, 500],
      [2, 1, 600],
    ]);
    expect(creditLines(lines, [...rest, ...(part ? [part] : [])], { ...first, all: true })).toEqual([]);
  });
});

describe('a refund that is later assigned to another line', () => {
  const product = { options: [], quantity: 1, unit: 10_000, discount: 0 };
  const goods = (sku: string): InvoiceLine => ({
    ...{ ...product, kind: 'goods', sku, name: sku, net: 10_000, tax: 0, gross: 10_000, rate: 0 },
  });
  const lines = [goods('A'), goods('B')];
  const halves = [0, 1].map((line) => ({ line, gross: 5000, tax: 0 }));
  const next = (amount: number) =>
    creditLines(lines, halves, { all: false, goods: [{ sku: 'A', amount }], shipping: 0, other: 0 });

  it('revokes no credit of the line that it was spread over, and credits nothing twice', () => {
    expect(next(10_000)).toEqual([]);
    expect(next(8000)).toEqual([]);
  });

  it('leaves the rest of the refund to the next credit note', () => {
    const more = { all: false, goods: [{ sku: 'A', amount: 10_000 }], shipping: 0, other: 3000 };
    const credited = creditLines(lines, halves, more);
    expect(credited.map(({ line, gross }) => [line, gross])).toEqual([[0, 3000]]);
  });
});

describe('the payments of a credit note', () => {
  it('name bonuses, gift cards and money, each up to the refund not yet named', () => {
    const none = { bonuses: 0, giftCards: 0 };
    expect(creditPayments(1000, none, none)).toEqual({ bonuses: 0, giftCards: 0, money: 1000 });
    expect(creditPayments(1000, { bonuses: 200, giftCards: 300 }, none)).toEqual({
      ...{ bonuses: 200, giftCards: 300, money: 500 },
    });
    expect(creditPayments(1000, { bonuses: 200, giftCards: 900 }, { bonuses: 200, giftCards: 300 })).toEqual({
      ...{ bonuses: 0, giftCards: 600, money: 400 },
    });
    expect(creditPayments(100, { bonuses: 200, giftCards: 900 }, none)).toEqual({
      ...{ bonuses: 100, giftCards: 0, money: 0 },
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinor } from '../../../core/kernel/money';
import { loadSha3 } from '../../../core/kernel/sha3';
import { isPromotionRow } from '../../../core/totals';
import { plainDiscounts } from './plain-discounts';
import { runs } from '../../fixtures/runs';
import { PLACES } from './generated-taxes';
import { asClient, asPlatform, collectedCart, generatedCart, minorOf } from './generated-cart';

/** `VITRINE_CARTS=100000 npx vitest run tests/core/totals/generated-carts.test.ts` runs the full number of carts. */
const CARTS = Number(process.env['VITRINE_CARTS'] ?? runs(600, 3000));
const MAX_MS = 60_000 + CARTS * 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe(`each of ${CARTS} generated carts`, () => {
  it(
    'costs sum(lines) + shipping + tax − discounts, in minor units, and no line loses a cent of its discount',
    async () => {
      await fc.assert(
        fc.asyncProperty(generatedCart, async (cart) => {
          const { totals } = await asPlatform(cart);
          const of = minorOf(totals.total_segments);
          const lines = sum(totals.items.map((row) => toMinor(row.row_total)));
          const promotions = sum(
            totals.total_segments.map(({ code, value }) => (isPromotionRow(code) ? toMinor(value) : 0)),
          );
          const discounts = 0 - promotions - of('discount') - of('payment_discount');
          expect(lines).toBe(of('subtotal'));
          expect(lines + of('shipping') + of('tax') - discounts + of('bonuses')).toBe(of('grand_total'));
          expect(of('grand_total')).toBe(toMinor(totals.grand_total));
          expect(sum(totals.items.map((row) => toMinor(row.discount_amount ?? 0)))).toBe(discounts);
          expect(toMinor(totals.discount_amount)).toBe(discounts);
          expect(of('grand_total')).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: CARTS },
      );
    },
    MAX_MS,
  );

  it(
    'has the promotions and the coupon of a plain calculation, on each line',
    async () => {
      await fc.assert(
        fc.asyncProperty(generatedCart, async (cart) => {
          const { totals } = await asPlatform({ ...cart, payment: { code: 'card' } });
          const lines = totals.items.map((row, at) => ({
            ...{ sku: row.sku ?? '', qty: row.qty, unit: toMinor(row.price) },
            isGiftCard: cart.lines[at]?.product.type_id === 'virtual' && cart.lines[at].product.ptype === 'gift-card',
          }));
          const plain = plainDiscounts(lines, cart.promotions, cart.coupon);
          const rows = totals.total_segments.filter(({ code }) => isPromotionRow(code) || code === 'discount');
          expect(rows.map(({ code, value }) => [code, toMinor(value)])).toEqual(plain.rows);
          expect(totals.items.map((row) => toMinor(row.discount_amount ?? 0))).toEqual(plain.lines);
        }),
        { numRuns: CARTS },
      );
    },
    MAX_MS,
  );

  it(
    'has the tax of a plain calculation, by the rates that add up at its address',
    async () => {
      await fc.assert(
        fc.asyncProperty(generatedCart, async (cart) => {
          const { totals } = await asPlatform(cart);
          const rates = PLACES.find(({ address }) => address === cart.address)?.rates;
          if (rates === undefined) return;
          const taxOf = (amount: number, rate: number) => {
            // Doubled and rounded down, with thousandths of a percent as whole numbers.
            const [part, whole] = [BigInt(amount) * BigInt(Math.round(rate * 1000)), 100_000n];
            const divisor = cart.store.tax.sourcePriceIncludesTax ? whole + BigInt(Math.round(rate * 1000)) : whole;
            return Number((2n * part + divisor) / (2n * divisor));
          };
          const charged = cart.lines.map(({ product: { tax_class_id: id } }) => rates[id ?? 0] ?? 0);
          const taxes = totals.items.map((row, at) =>
            taxOf(toMinor(row.row_total) - toMinor(row.discount_amount ?? 0), charged[at] ?? 0),
          );
          const shipping = minorOf(totals.total_segments)('shipping');
          expect(toMinor(totals.tax_amount)).toBe(sum(taxes) + taxOf(shipping, Math.max(0, ...charged)));
        }),
        { numRuns: CARTS },
      );
    },
    MAX_MS,
  );

  it(
    'costs the same on the platform and on an offline client',
    async () => {
      const sha3 = await loadSha3();
      await fc.assert(
        fc.asyncProperty(generatedCart, async (cart) => {
          const notified = await asPlatform(cart);
          expect(asClient(cart, notified, sha3)).toEqual(notified.totals.total_segments);
        }),
        { numRuns: CARTS },
      );
    },
    MAX_MS,
  );

  it(
    'for pickup costs the same on both sides, and as much as delivered to the shop for the same price',
    async () => {
      const sha3 = await loadSha3();
      await fc.assert(
        fc.asyncProperty(collectedCart, async (cart) => {
          const notified = await asPlatform(cart);
          expect(asClient(cart, notified, sha3)).toEqual(notified.totals.total_segments);
          const isVirtual = cart.lines.every(({ product: { type_id } }) => type_id !== 'simple');
          const { id: _id, ...shop } = cart.pickup;
          const shipping = { ...cart.shipping, method_code: 'standard' };
          const delivered = { ...cart, shipping, pickup: undefined, address: isVirtual ? cart.address : shop };
          expect(notified.totals.total_segments).toEqual((await asPlatform(delivered)).totals.total_segments);
        }),
        { numRuns: CARTS },
      );
    },
    MAX_MS,
  );
});

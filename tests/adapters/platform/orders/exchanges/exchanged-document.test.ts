import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exchangedDocument, type Swap } from '../../../../../adapters/platform/orders/exchanges/exchanged-document';
import { currencyStep } from '../../../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../../../core/kernel/money';

type Document = Parameters<typeof exchangedDocument>[0];

const product = (sku: string, count: number, price: number): Document['products'][number] => ({
  ...{ sku, parentSku: 'TEE', name: 'Tee', count, options: [], type: 'configurable', is_set: false },
  ...{ price: toDecimal(price), row_total: toDecimal(price * count) },
});
const swapOf = (line: number, qty: number): Swap => ({ line, qty, product: product('TEE-L', qty, 0), units: [] });
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

it('amounts of an exchanged order stay whole in the minor unit of its currency, and keep their sums', () => {
  const swap = fc.record({ line: fc.nat({ max: 4 }), qty: fc.integer({ min: 1, max: 3 }) });
  const generated = fc.record({
    currency: fc.constantFrom('JPY', 'USD', 'KRW', 'EUR'),
    count: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 1, max: 9000 }),
    discount: fc.nat({ max: 100 }),
    tax: fc.nat({ max: 100 }),
    swaps: fc.array(swap, { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(generated, ({ currency, count, price, discount, tax, swaps }) => {
      const step = currencyStep(currency);
      const line = { discount: discount * step, tax: tax * step, rate: 20 };
      const start: Document = {
        products: [product('TEE-S', count, price * step)],
        totals: [],
        addressInformation: {},
        personalDetails: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' },
        taxes: {
          included: true,
          lines: [line],
          shipping: { tax: 0, rate: 20, amount: 0 },
          exempt: { prices: [price * step] },
        },
        promotions: [{ code: 'SALE', name: 'Sale', lines: [line.discount] }],
      };
      const end = swaps.reduce((document, { line: at, qty }) => {
        const ordered = document.products[at];
        return ordered === undefined
          ? document
          : exchangedDocument(document, [swapOf(at, Math.min(qty, ordered.count))], step);
      }, start);
      const amounts = [
        end.products.map(({ row_total: row }) => toMinor(row)),
        (end.taxes?.lines ?? []).map((one) => one.discount),
        (end.taxes?.lines ?? []).map((one) => one.tax),
        end.promotions?.[0]?.lines ?? [],
      ];
      expect(amounts.map(sum)).toEqual([price * step * count, line.discount, line.tax, line.discount]);
      expect(end.taxes?.exempt?.prices).toEqual(end.products.map(() => price * step));
      expect(amounts.flat().filter((amount) => amount % step !== 0)).toEqual([]);
    }),
  );
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amountFaultOf } from '../../../adapters/import/build/in-currency';
import { guessMap } from '../../../adapters/import/source/guess-map';
import type { ImportField, ImportMap } from '../../../core/staff';
import { csvOf, openImportShop, type ImportShop } from './import-shop';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

type Cells = Readonly<Record<string, string>>;
const FIELDS: readonly (readonly [string, ImportField])[] = [
  ['Art.-Nr.', 'sku'],
  ['Bezeichnung', 'name'],
  ['VK', 'price'],
  ['Modell', 'group'],
  ['Größe', 'size'],
  ['EK', 'cost'],
];
const MAP: ImportMap = { columns: FIELDS.map(([column, field]) => ({ column, field })), decimal: 'comma' };
const row = (cells: Cells): Cells => ({
  ...{ 'Art.-Nr.': 'H-1-S', Bezeichnung: 'Hemd Oxford', VK: '1.079,90', Modell: 'H-1', Größe: 'S', EK: '' },
  ...cells,
});
const run = async (rows: readonly Cells[], currency = 'USD') =>
  shop.run({ file: await shop.file('liste.csv', csvOf(rows)), map: MAP, currency });

describe('an import with costs', () => {
  it('stores the cost of each SKU apart from the product, and keeps that of an empty cell', async () => {
    const report = await run([
      row({ EK: '412,50' }),
      row({ 'Art.-Nr.': 'H-1-M', Größe: 'M', EK: '' }),
      row({ 'Art.-Nr.': 'G-1', Bezeichnung: 'Gürtel', Modell: '', Farbe: '', Größe: '', VK: '24', EK: '7,3' }),
    ]);
    expect(report.counts.rows).toMatchObject({ total: 3, taken: 3 });
    expect(shop.writer.record('H-1').costs).toEqual({ 'H-1-S': 41_250 });
    expect(shop.writer.record('G-1').costs).toEqual({ 'G-1': 730 });
    expect(JSON.stringify(shop.writer.product('H-1'))).not.toContain('412');
    for (const column of [
      'Cost',
      'Unit cost',
      'Cost per item',
      'EK netto',
      'Einkaufspreis',
      'Закупочная цена',
      '成本价',
    ])
      expect(guessMap([column], []).columns, column).toEqual([{ column, field: 'cost' }]);
  });

  it.each([
    ['simple', 12.5, 'JPY', 'cost must have no decimals: JPY has none, not 12.5'],
    ['simple', 12, 'JPY', undefined],
    ['simple', 12.5, 'USD', undefined],
    ['bundle', 12, 'USD', 'cost must be empty: a bundle product has the costs of its parts'],
    ['grouped', 12, 'USD', 'cost must be empty: a grouped product has the costs of its parts'],
    ['bundle', undefined, 'USD', undefined],
  ] as const)(
    'refuses a %s product with the cost %s in %s like the form, by name: %s',
    (type, cost, currency, message) => {
      const record = {
        product: { id: 1, sku: 'A', name: 'A', slug: 'a', price: 1200, type_id: type },
        stock: {},
        source: 'test',
      };
      expect(amountFaultOf(record, { type, cost, variants: [] }, currency)).toBe(message);
    },
  );
});

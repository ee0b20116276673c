import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvOf, openImportShop, rowOf, type ImportShop } from './import-shop';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

const reasonOf = async (
  rows: Parameters<typeof csvOf>[0],
  row: number,
  map?: Parameters<ImportShop['run']>[0]['map'],
) => rowOf(await shop.run({ file: await shop.file('rows.csv', csvOf(rows)), map }), row).reasons[0];

describe('SKUs that differ only by letter case', () => {
  it('are one SKU in a mapped table, and the report names both spellings', async () => {
    const map = {
      decimal: 'point' as const,
      columns: [
        { column: 'A', field: 'sku' as const },
        { column: 'B', field: 'name' as const },
        { column: 'C', field: 'price' as const },
      ],
    };
    const rows = [
      { A: 'Mütze', B: 'Hat', C: '5.00' },
      { A: 'MÜTZE', B: 'Hat', C: '6.00' },
    ];
    const reason = { code: 'duplicate_sku', message: 'row 2 has the sku MÜTZE as Mütze already' };
    expect(await reasonOf(rows, 3, map)).toEqual(reason);
    expect([...shop.writer.products.values()]).toHaveLength(1);
  });

  it('are one SKU in an export of Magento', async () => {
    const row = { product_type: 'simple', name: 'Beanie', price: '5.00' };
    expect(
      await reasonOf(
        [
          { sku: 'beanie', ...row },
          { sku: 'BEANIE', ...row },
        ],
        3,
      ),
    ).toEqual({
      code: 'duplicate_sku',
      message: 'sku: BEANIE as beanie stands in row 2 already',
    });
  });

  it('lose control characters and bidi overrides in names', async () => {
    const row = { product_type: 'simple', name: 'Pi\u0007er \u202Ered', price: '5.00' };
    await shop.run({ file: await shop.file('rows.csv', csvOf([{ sku: 'A', ...row }])) });
    expect([...shop.writer.products.values()].map(({ product }) => product.name)).toEqual(['Pier red']);
  });
});

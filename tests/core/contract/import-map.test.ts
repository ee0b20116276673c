import { describe, expect, it } from 'vitest';
import { importMap, importMapFault, type ImportField, type ImportMap } from '../../../core/contract/staff/import-map';

const COLUMNS = ['No', 'Title', 'Price', 'Photo 1', 'Photo 2'];
const map = (...columns: readonly (readonly [column: string, field: ImportField])[]): ImportMap => ({
  columns: columns.map(([column, field]) => ({ column, field })),
  decimal: 'point',
});
const NEEDED = [
  ['No', 'sku'],
  ['Title', 'name'],
  ['Price', 'price'],
] as const;

describe('a column mapping', () => {
  it('needs a column for sku, name and price, and reports all that are missing', () => {
    expect(importMapFault(map(...NEEDED), COLUMNS)).toBeUndefined();
    expect(importMapFault(map(['Title', 'name']), COLUMNS)).toEqual({
      kind: 'field-missing',
      fields: ['sku', 'price'],
    });
  });

  it('accepts several columns for pictures, and one for a price', () => {
    expect(importMapFault(map(...NEEDED, ['Photo 1', 'picture'], ['Photo 2', 'picture']), COLUMNS)).toBeUndefined();
    expect(importMapFault(map(...NEEDED, ['Photo 1', 'price']), COLUMNS)).toEqual({
      kind: 'field-twice',
      field: 'price',
      columns: ['Price', 'Photo 1'],
    });
  });

  it('uses each column once, and only columns of the file', () => {
    expect(importMapFault(map(...NEEDED, ['No', 'gtin']), COLUMNS)).toEqual({ kind: 'column-twice', column: 'No' });
    expect(importMapFault(map(...NEEDED, ['EAN', 'gtin']), COLUMNS)).toEqual({ kind: 'column-unknown', column: 'EAN' });
    expect(importMapFault(map(...NEEDED, ['EAN', 'gtin']))).toBeUndefined();
  });

  it('is refused with an unknown field', () => {
    expect(importMap.safeParse({ columns: [{ column: 'No', field: 'number' }] }).success).toBe(false);
    expect(importMap.parse({ columns: [] })).toEqual({ columns: [], decimal: 'point' });
  });
});

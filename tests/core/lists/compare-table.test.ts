import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../../core/contract';
import { compareRows } from '../../../core/lists/compare-table';
import { aConfigurable, aProduct } from '../product/build';

const attribute = (code: string, options: readonly (readonly [string, string])[], more: Partial<Attribute> = {}) => ({
  attribute_code: code,
  default_frontend_label: code.toUpperCase(),
  options: options.map(([value, label]) => ({ value, label })),
  is_comparable: true,
  ...more,
});
const SIZE = attribute('size', [
  ['s', 'Small'],
  ['m', 'Medium'],
]);
const FIT = attribute('fit', [['slim', 'Slim']]);

describe('the comparison of products (S §3, is_comparable)', () => {
  it('shows only comparable attributes', () => {
    const secret = attribute('fit', [], { is_comparable: false });
    expect(compareRows([aProduct({ fit: 'slim' })], [secret])).toEqual([]);
  });

  it('formats values with the labels of the attribute, in its order', () => {
    const [row] = compareRows([aProduct({ size: ['m', 's'] })], [SIZE]);
    expect(row).toMatchObject({ label: 'SIZE', values: [['Small', 'Medium']] });
  });

  it('uses the available choices of a configurable product', () => {
    const [row] = compareRows([aConfigurable({ size: 'm' })], [SIZE]);
    expect(row?.values).toEqual([['Small', 'Medium']]);
  });

  it('shows a size as the product page does', () => {
    const product = aConfigurable({ size: 'm' });
    const printed = product.configurable_options?.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, label: `US ${value.value_index}`, own: value.label })),
    }));
    const [row] = compareRows([{ ...product, configurable_options: printed }], [SIZE]);
    expect(row?.values).toEqual([['US s', 'US m']]);
  });

  it('marks rows with differences', () => {
    const rows = compareRows([aProduct({ size: 's', fit: 'slim' }), aProduct({ size: 'm', fit: 'slim' })], [SIZE, FIT]);
    expect(rows.map(({ code, differs }) => [code, differs])).toEqual([
      ['size', true],
      ['fit', false],
    ]);
  });

  it('counts a value that one product lacks as a difference, and drops values that all lack', () => {
    const rows = compareRows([aProduct({ fit: 'slim' }), aProduct()], [SIZE, FIT]);
    expect(rows).toMatchObject([{ code: 'fit', values: [['Slim'], []], differs: true }]);
    expect(compareRows([aProduct()], [attribute('toString', [])])).toEqual([]);
  });
});

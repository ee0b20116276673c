import { describe, expect, it } from 'vitest';
import { trimming } from '../../../../../adapters/platform/catalogue/search/trim-document';

const product = {
  id: 1,
  sku: 'A',
  price: 5,
  stock: { qty: 1, is_in_stock: true },
  configurable_children: [
    { sku: 'A-S', price: 5, stock: { qty: 1 } },
    { sku: 'A-M', price: 6, stock: { qty: 0 } },
  ],
};
const trim = (include?: string, exclude?: string) => trimming(include, exclude, ['id', 'sku']).apply(product);

describe('trimming a document', () => {
  it('returns everything without a field list', () => {
    expect(trim()).toEqual(product);
    expect(trim('', ' , ')).toEqual(product);
  });

  it('returns everything on request, except excluded fields', () => {
    expect(trim('*')).toEqual(product);
    expect(trim('*', 'stock,configurable_children')).toEqual({ id: 1, sku: 'A', price: 5 });
  });

  it('returns the requested fields at any depth, and the required ones', () => {
    expect(trim('price')).toEqual({ id: 1, sku: 'A', price: 5 });
    expect(trim('configurable_children.price,stock.qty')).toEqual({
      id: 1,
      sku: 'A',
      stock: { qty: 1 },
      configurable_children: [{ price: 5 }, { price: 6 }],
    });
  });

  it('omits excluded fields, but never required ones', () => {
    expect(trim(undefined, 'id,price,configurable_children.stock.qty,stock')).toEqual({
      id: 1,
      sku: 'A',
      configurable_children: [
        { sku: 'A-S', price: 5, stock: {} },
        { sku: 'A-M', price: 6, stock: {} },
      ],
    });
  });

  it('is not confused by inherited property names', () => {
    expect(trim('constructor,__proto__,toString')).toEqual({ id: 1, sku: 'A' });
    expect(trim(undefined, '__proto__.x')).toEqual(product);
  });

  it('has equal signatures for equal requests', () => {
    expect(trimming('a, b', undefined, []).signature).toBe(trimming('a,b', '', []).signature);
    expect(trimming('a', 'b', []).signature).not.toBe(trimming('a,b', '', []).signature);
  });
});

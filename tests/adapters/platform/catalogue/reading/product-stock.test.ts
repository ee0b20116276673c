import { describe, expect, it } from 'vitest';
import { productStock } from '../../../../../adapters/platform/catalogue/reading/product-stock';
import type { ConfigurableChild, Product, StockRecord } from '../../../../../core/contract';

const product = (type_id: string, more: Partial<Product> = {}): Product => ({
  id: 1,
  sku: 'X',
  name: 'X',
  type_id,
  ...more,
});
const has = (qty: number): StockRecord => ({ qty, is_in_stock: qty > 0, manage_stock: true });
const uncounted: StockRecord = { qty: 0, is_in_stock: true, manage_stock: false };
const child = (id: number, stock: StockRecord, status = 1): ConfigurableChild => ({
  id,
  sku: `X-${id}`,
  status,
  stock,
  custom_attributes: [],
});
const link = (sku: string, qty: number, stock: StockRecord) => ({ sku, qty, stock });

describe('the stock of a product', () => {
  it('is its own stock record, or none without one', () => {
    expect(productStock(product('simple'), undefined, has(3))).toMatchObject({ qty: 3, is_in_stock: true });
    expect(productStock(product('simple'), undefined, undefined)).toMatchObject({ qty: 0, is_in_stock: false });
  });

  it('is the sum of the enabled variants', () => {
    const children = [child(1, has(2)), child(2, has(3)), child(3, has(9), 2)];
    expect(productStock(product('configurable'), children, has(100))).toMatchObject({ qty: 5, is_in_stock: true });
    expect(productStock(product('configurable'), [child(1, has(0))], has(100)).is_in_stock).toBe(false);
    expect(productStock(product('configurable'), [child(1, uncounted)], undefined)).toMatchObject({
      is_in_stock: true,
      manage_stock: false,
    });
  });

  it('follows the scarcest required option of a bundle; optional ones do not count', () => {
    const bundle = product('bundle', {
      bundle_options: [
        { option_id: 1, product_links: [link('A', 1, has(0)), link('B', 1, has(7))] },
        { option_id: 2, product_links: [link('C', 2, has(9))] },
        { option_id: 3, required: false, product_links: [link('D', 1, has(0))] },
      ],
    });
    expect(productStock(bundle, undefined, undefined)).toMatchObject({ qty: 4, is_in_stock: true });
  });

  it('follows the most plentiful product of a group', () => {
    const links = [has(0), has(4)].map((stock, index) => ({
      link_type: 'associated',
      linked_product_sku: `L${index}`,
      stock,
    }));
    expect(productStock(product('grouped', { product_links: links }), undefined, undefined)).toMatchObject({
      qty: 4,
      is_in_stock: true,
    });
  });

  it('is unlimited for products that are not physical, unless counted', () => {
    expect(productStock(product('virtual'), undefined, undefined)).toMatchObject({
      is_in_stock: true,
      manage_stock: false,
    });
    expect(productStock(product('downloadable'), undefined, has(0)).is_in_stock).toBe(false);
  });
});

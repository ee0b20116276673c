import { describe, expect, it } from 'vitest';
import { roomProblem } from '../../../core/cart/cart-room';
import { validateProduct } from '../../../core/cart/validate-product';
import { MAX_LINES } from '../../../core/kernel/quantity';
import { order } from '../../../core/contract/orders/orders';
import { aProduct } from '../pricing/build';

describe('a group without selection', () => {
  const link = (sku: string, more: object = {}) => ({
    link_type: 'associated',
    linked_product_sku: sku,
    price: 5,
    ...more,
  });
  const group = (...product_links: ReturnType<typeof link>[]) =>
    aProduct({ sku: 'SET', type_id: 'grouped', product_links });
  const codes = (product: ReturnType<typeof group>) =>
    validateProduct(product).map(({ code, message }) => [code, message]);

  it('is refused with a reason if it has no parts sold in groups', () => {
    expect(codes(group())).toMatchObject([['grouped-without-links', expect.any(String)]]);
    expect(codes(group(link('A', { link_type: 'related' })))).toMatchObject([
      ['grouped-without-links', expect.any(String)],
    ]);
    expect(codes(group(link('A', { linked_product_type: 'configurable' })))).toHaveLength(1);
  });

  it('reports required options of a part that are missing, unless that part is sold out and excluded', () => {
    const asking = { name: 'Belt', asks: ['Engraving'] };
    expect(codes(group(link('A', asking), link('B')))).toEqual([
      ['choose-variant', 'Please choose Engraving of Belt first'],
    ]);
    const gone = { stock: { qty: 0, is_in_stock: false } };
    expect(codes(group(link('A', { ...asking, ...gone }), link('B')))).toEqual([]);
  });
});

it('an order takes exactly as many lines as a cart', () => {
  const products = (count: number) => Array.from({ length: count }, () => ({ sku: 'A', qty: 1, price_incl_tax: 1 }));
  const shape = order.shape.products;
  expect(shape.safeParse(products(MAX_LINES)).success).toBe(true);
  expect(shape.safeParse(products(MAX_LINES + 1)).success).toBe(false);
});

it('a cart has room for as many lines as an order, and for more of its products', () => {
  const line = (sku: string) => ({ sku, name: sku, qty: 1, price: 1, checksum: sku });
  const full = Array.from({ length: MAX_LINES }, (_, at) => line(`S${at}`));
  expect(roomProblem(full.slice(1), line('NEW'))).toBeUndefined();
  expect(roomProblem(full, line('S7'))).toBeUndefined();
  expect(roomProblem(full, line('NEW'))).toMatchObject({
    code: 'list-full',
    message: 'The list is limited to 500 products. Remove one first.',
  });
});

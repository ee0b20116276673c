import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ProductWithAttributes } from '../../../core/internal-staff';
import { lookUp, type CartItem, type Product } from '../../../core/shopper';
import { aProduct } from './build';

describe('the types of products and lines', () => {
  it('have no misspelled names, and attributes of the merchant by their codes', () => {
    const product = aProduct({ material: 'wool' });
    // @ts-expect-error it is called price
    expect(product.prize).toBeUndefined();
    // @ts-expect-error no member, although the document has it
    expect(product.material).toBe('wool');
    expect(lookUp(product, 'material')).toBe('wool');
    expectTypeOf<Product>().toExtend<ProductWithAttributes>();
    expectTypeOf<'quantity'>().not.toExtend<keyof CartItem>();
    expectTypeOf<string>().not.toExtend<keyof Product>();
    expectTypeOf<CartItem['qty']>().toEqualTypeOf<number>();
  });
});

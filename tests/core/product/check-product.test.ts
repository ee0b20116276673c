import { describe, expect, it } from 'vitest';
import { checkProduct } from '../../../core/product/check-product';
import { aProduct } from './build';

const rules = { maxStatus: 2, preventConfigurableChildrenDirectAccess: true };

describe('products that may have a page', () => {
  it.each([0, 1])('include status %i', (status) => {
    expect(() => checkProduct(aProduct({ status }), rules)).not.toThrow();
  });

  it.each([2, 3])("exclude status %i: 'Product query returned empty result product status = …' (S §8)", (status) => {
    expect(() => checkProduct(aProduct({ status }), rules)).toThrow(
      `Product query returned empty result product status = ${status}`,
    );
  });

  it("exclude visibility 1: 'Product query returned empty result product visibility = …' (S §8), with the parent to redirect to", () => {
    expect(() => checkProduct(aProduct({ visibility: 1, parentSku: 'PARENT' }), rules)).toThrow(
      expect.objectContaining({
        message: 'Product query returned empty result product visibility = 1',
        details: { status: 404, sku: 'TEE', parentSku: 'PARENT' },
      }),
    );
  });

  it("exclude visibility 1 without a parent: 'Product doesn't have parentSku, please check if this is configurable product' (S §8)", () => {
    const cause = expect.objectContaining({
      message: "Product doesn't have parentSku, please check if this is configurable product",
    }) as unknown;
    for (const product of [aProduct({ visibility: 1 }), aProduct({ visibility: 1, parentSku: '' })]) {
      expect(() => checkProduct(product, rules)).toThrow(
        expect.objectContaining({ details: { status: 404, sku: 'TEE' }, cause }),
      );
    }
  });

  it('include visibility 1 if variants can be opened directly', () => {
    const open = { ...rules, preventConfigurableChildrenDirectAccess: false };
    expect(() => checkProduct(aProduct({ visibility: 1 }), open)).not.toThrow();
    expect(() => checkProduct(aProduct({ visibility: 1, status: 2 }), open)).toThrow('product status = 2');
  });
});

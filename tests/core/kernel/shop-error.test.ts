import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from '../../../core/kernel/error-catalogue';
import { ShopError, errorMessage, isShopError } from '../../../core/kernel/shop-error';

describe('ShopError', () => {
  it('carries its code, the message of the catalogue and its cause', () => {
    const cause = new Error('deeper');
    const error = new ShopError('no-variants', { cause });
    expect(error).toMatchObject({
      name: 'ShopError',
      code: 'no-variants',
      message: 'No available product variants',
      cause,
    });
    expect(error).toBeInstanceOf(Error);
    expect('cause' in new ShopError('no-variants')).toBe(false);
  });

  it('fills its parameters into the message and keeps them for translations', () => {
    const error = new ShopError('quantity-limit', { params: { min: 1, max: 9 } });
    expect(error.message).toBe('Quantity must be a whole number from 1 to 9');
    expect(error.params).toEqual({ min: 1, max: 9 });
  });

  it('shows the name of a missing parameter instead of the word undefined', () => {
    expect(errorMessage('product-not-found')).toBe('There is no product with the sku {sku}');
  });

  it('is recognised by its name and code, also when it comes from another bundle', () => {
    const foreign = Object.assign(new Error('x'), { name: 'ShopError', code: 'cart-empty' });
    expect([isShopError(foreign), isShopError(foreign, 'cart-empty'), isShopError(foreign, 'offline')]).toEqual([
      true,
      true,
      false,
    ]);
    for (const other of [new Error('x'), null, 'ShopError', { name: 'ShopError', code: 'cart-empty' }]) {
      expect(isShopError(other)).toBe(false);
    }
  });

  it('has a message for every code, without space at either end', () => {
    for (const message of Object.values(ERROR_MESSAGES)) expect(message).toMatch(/^\S(.*\S)?$/);
  });
});

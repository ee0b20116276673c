import { describe, expect, it } from 'vitest';
import { isRefused, refuse } from '../../../../../adapters/platform/foundation/http/api-error';
import { route } from '../../../../../adapters/platform/foundation/http/route';
import { WithMeta } from '../../../../../adapters/platform/foundation/http/with-meta';
import { pullCart } from '../../../../../core/contract/selling/cart';
import { cartChanged, cartClosed } from '../../../../../core/contract/selling/cart-refusals';
import { alreadyPaid } from '../../../../../core/contract/orders/orders';

describe('an error that the contract declares', () => {
  it('has its status and code, and the data that the contract defines', () => {
    const error = refuse(alreadyPaid, 'It is paid', { order_ids: ['order-1'] });
    expect(error).toMatchObject({ status: 400, message: 'It is paid' });
    expect(error.meta).toEqual({ error: 'already_paid', order_ids: ['order-1'] });
    // @ts-expect-error what it says besides is part of it
    expect(refuse(alreadyPaid, 'It is paid').meta).toEqual({ error: 'already_paid' });
    // @ts-expect-error and of no other kind
    refuse(alreadyPaid, 'It is paid', { order_ids: [7] });
  });

  it('is recognised', () => {
    expect(isRefused(refuse(cartChanged, 'x'), cartClosed, cartChanged)).toBe(true);
    expect(isRefused(refuse(cartChanged, 'x'), cartClosed)).toBe(false);
    expect(isRefused(new Error('cart_changed'), cartChanged)).toBe(false);
  });
});

describe('a handler', () => {
  it('is type-checked against the errors of its endpoint', () => {
    expect(route(pullCart, () => new WithMeta([], { revision: 1 })).endpoint).toBe(pullCart);
    // @ts-expect-error the revision is promised
    route(pullCart, () => []);
    // @ts-expect-error and is a number
    route(pullCart, () => new WithMeta([], { revision: 'one' }));
  });
});

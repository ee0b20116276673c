import type { CartRefusal, CouponRefusal } from '../contract/cart-refusals';
import type { CardRefusal } from '../contract/gift-card-refusals';
import type { CallOptions } from '../sync';
import type { CartReply } from './cart-reply';
import type { CartRecord } from './cart-record';
import type { CartStore } from './cart-store';
import type { CartSync } from './cart-sync';
import { atRevision } from './server-revision';

/** A cart that others keep changing is looked into and changed again, but not for ever. */
const MOST_TRIES = 4;

/** Refusals that are about the cart as it is there, and have decided nothing of what was asked. */
const OF_THE_CART = ['cart_changed', 'cart_not_found'] as const;

/** That a cart was changed by somebody else, or is no longer known, is nothing to trouble the shopper with. */
export const OVERTAKEN: CallOptions<CartRefusal['code']> = { handles: OF_THE_CART };

/** That a coupon is not valid, or may not be used once more, is said where it was typed. */
export const COUPON: CallOptions<CartRefusal['code'] | CouponRefusal['code']> = {
  handles: [...OF_THE_CART, 'coupon_not_valid', 'coupon_limit_reached'],
};

/** Why a gift card is not taken is said where it was typed. */
export const GIFT_CARD: CallOptions<CartRefusal['code'] | CardRefusal> = {
  handles: [
    ...OF_THE_CART,
    'gift_card_unknown',
    'gift_card_used_up',
    'gift_card_blocked',
    'gift_card_expired',
    'gift_card_currency',
  ],
};

/** What was asked about, and what came back. */
export interface Asked<R> {
  readonly asked: CartRecord;
  readonly reply: R;
}

/**
 * Makes a call about the server's cart at the revision that is known here. One that was meant for a cart that somebody else has changed
 * since did nothing: what they did is looked into, and the call is made again. So it is where the server no longer knows the cart, of
 * somebody who comes back after months: a new one takes the lines first.
 * @param call makes the request, which says by `meantFor` which revision it is about
 * @returns the cart as the last request told the server of it, and the answer
 */
export async function askAtRevision<R extends CartReply>(
  store: CartStore,
  server: Pick<CartSync, 'look' | 'startOver'>,
  call: (cart: CartRecord) => Promise<R>,
): Promise<Asked<R>> {
  for (let tries = 1; ; tries += 1) {
    const asked = store.value;
    const reply = await call(asked);
    // The cart may have gone over to another server cart meanwhile: the revision of the old one says nothing of it (seed 120081).
    const isSame = store.value.cartServerToken === asked.cartServerToken;
    if (reply.ok && isSame) store.update((cart) => atRevision(cart, reply.meta));
    if (reply.ok || !isOvertaken(reply) || tries === MOST_TRIES) return { asked, reply };
    if (reply.refused !== 'cart_not_found') await server.look();
    else if (isSame) await server.startOver();
    if (store.value.cartServerToken === '') return { asked, reply }; // none can be had now
  }
}

/** Whether a call did nothing because somebody else has changed the cart, or it is no longer known. */
export function isOvertaken({ refused }: CartReply & { readonly ok: false }): boolean {
  return refused === 'cart_changed' || refused === 'cart_not_found';
}

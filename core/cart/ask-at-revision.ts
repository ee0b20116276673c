import type { CartRefusal, CouponRefusal } from '../contract/selling/cart-refusals';
import type { CardRefusal } from '../contract/selling/gift-card-refusals';
import type { CallOptions } from '../sync';
import type { CartReply } from './cart-reply';
import type { CartRecord } from './cart-record';
import type { CartStore } from './cart-store';
import type { CartSync } from './cart-sync';
import { answerOf, atRevision } from './server-revision';

const MAX_TRIES = 4;

const OF_THE_CART = ['cart_changed', 'cart_not_found'] as const;

export const OVERTAKEN: CallOptions<CartRefusal['code']> = { handles: OF_THE_CART };

export const COUPON: CallOptions<CartRefusal['code'] | CouponRefusal['code']> = {
  handles: [...OF_THE_CART, 'coupon_not_valid', 'coupon_not_applicable', 'coupon_limit_reached'],
};

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

export interface RevisionReply<R> {
  readonly asked: CartRecord;
  readonly reply: R;
}

/**
 * Calls the server at the known cart revision; on a conflict merges and retries, on a lost cart creates a new one
 * first.
 * @param call sends the revision by `meantFor`
 * @returns the cart as last sent, and the answer
 */
export async function askAtRevision<R extends CartReply>(
  store: CartStore,
  server: Pick<CartSync, 'look' | 'startOver'>,
  call: (cart: CartRecord) => Promise<R>,
): Promise<RevisionReply<R>> {
  for (let tries = 1; ; tries += 1) {
    const asked = store.value;
    const reply = await call(asked);
    const isSame = store.value.cartServerToken === asked.cartServerToken;
    if (reply.ok) store.answered(answerOf(asked, reply.meta), (cart) => atRevision(cart, reply.meta));
    if (reply.ok || !isOvertaken(reply) || tries === MAX_TRIES) return { asked, reply };
    if (reply.refused !== 'cart_not_found') await server.look();
    else if (isSame) await server.startOver();
    if (store.value.cartServerToken === '') return { asked, reply };
  }
}

export function isOvertaken({ refused }: CartReply & { readonly ok: false }): boolean {
  return refused === 'cart_changed' || refused === 'cart_not_found';
}

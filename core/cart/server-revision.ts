import type { AnswerMeta } from '../contract';
import { UNSEEN, type CartRecord } from './cart-record';

/**
 * The server counts the changes of a cart's lines, and carries a change out only if the cart is at the revision that the change is
 * meant for. So whatever the network delivers late or twice does nothing, and what is different on the server was done by somebody.
 */
function revisionOf(meta: AnswerMeta | undefined): number | null {
  const told = meta?.['revision'];
  return typeof told === 'number' ? told : null;
}

/** The cart with the revision that an answer told; a later one that another tab told of stays. */
export function atRevision(cart: CartRecord, meta: AnswerMeta | undefined): CartRecord {
  const told = revisionOf(meta);
  return told === null ? cart : { ...cart, revision: Math.max(told, cart.revision ?? told) };
}

/** What a change says of the cart that it is meant for. */
export function meantFor({ revision }: CartRecord): { readonly revision?: number } {
  return revision === null ? {} : { revision };
}

/**
 * The cart with the server cart that it was given. Another tab may have connected meanwhile: its cart stays, and this one is never
 * used. A cart that was changed before may have lines: it is looked into before anything is sent.
 */
export function connectTo(
  cart: CartRecord,
  { result, meta }: { readonly result: string; readonly meta?: AnswerMeta | undefined },
): CartRecord {
  if (cart.cartServerToken !== '') return cart;
  const told = revisionOf(meta);
  return { ...cart, cartServerToken: result, base: [], revision: told === null || told === 0 ? told : UNSEEN };
}

import type { BaseLine, CartData, ServerState } from './cart-record';

type Revised = { readonly revision?: number | undefined } | undefined;

/**
 * The server rejects changes meant for another revision, so late or duplicate requests do nothing. Null if not
 * supported.
 */
export function revisionOf(meta: Revised): number | null {
  return meta?.revision ?? null;
}

/** @param asked the cart as the request sent it */
export function answerOf(asked: CartData, meta: Revised): ServerState {
  return { token: asked.cartServerToken, revision: revisionOf(meta) };
}

export function atRevision(cart: CartData, meta: Revised): CartData {
  const answered = revisionOf(meta);
  return answered === null ? cart : { ...cart, revision: Math.max(answered, cart.revision ?? answered) };
}

/** After a foreign change, address and methods are sent again. */
export function lookedInto(cart: CartData, meta: Revised): CartData {
  const answered = revisionOf(meta);
  const current = atRevision(cart, meta);
  return answered === null || answered === cart.revision ? current : { ...current, totalsChoices: '' };
}

export function meantFor({ revision }: CartData): { readonly revision?: number } {
  return revision === null ? {} : { revision };
}

/** Returns a line whose unanswered change may still be applied. */
export function unanswered({ base, revision }: CartData, meta: Revised): BaseLine | undefined {
  const answered = revisionOf(meta);
  return answered !== null && answered === revision ? base.find(({ qty }) => qty === null) : undefined;
}

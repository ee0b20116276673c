import type { BaseLine, CartRecord } from './cart-record';

type Revised = { readonly revision?: number | undefined } | undefined;

/**
 * The server rejects changes meant for another revision, so late or duplicate requests do nothing. Null if not
 * supported.
 */
export function revisionOf(meta: Revised): number | null {
  return meta?.revision ?? null;
}

export function atRevision(cart: CartRecord, meta: Revised): CartRecord {
  const answered = revisionOf(meta);
  return answered === null ? cart : { ...cart, revision: Math.max(answered, cart.revision ?? answered) };
}

/** After a foreign change, address and methods are sent again. */
export function lookedInto(cart: CartRecord, meta: Revised): CartRecord {
  const answered = revisionOf(meta);
  const current = atRevision(cart, meta);
  return answered === null || answered === cart.revision ? current : { ...current, totalsChoices: '' };
}

export function meantFor({ revision }: CartRecord): { readonly revision?: number } {
  return revision === null ? {} : { revision };
}

/** Returns a line whose unanswered change may still be applied. */
export function unanswered({ base, revision }: CartRecord, meta: Revised): BaseLine | undefined {
  const answered = revisionOf(meta);
  return answered !== null && answered === revision ? base.find(({ qty }) => qty === null) : undefined;
}

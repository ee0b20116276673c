import type { BaseLine, CartRecord } from './cart-record';

/** What an answer about a cart says besides. */
type Revised = { readonly revision?: number | undefined } | undefined;

/**
 * How often the server's cart was changed; null where it does not say. It carries a change out only if the cart is at
 * the revision that the change is meant for. So whatever the network delivers late or twice does nothing, and what is different on
 * the server was done by somebody.
 */
export function revisionOf(meta: Revised): number | null {
  return meta?.revision ?? null;
}

/** The cart with the revision of an answer; a later one that another tab has sent stays. */
export function atRevision(cart: CartRecord, meta: Revised): CartRecord {
  const answered = revisionOf(meta);
  return answered === null ? cart : { ...cart, revision: Math.max(answered, cart.revision ?? answered) };
}

/**
 * The cart as one that was just looked into. If somebody else has changed the server's (another device, or a page that was closed while its
 * request was on the way), it may know another address or other methods than those sent from here: they are sent again.
 */
export function lookedInto(cart: CartRecord, meta: Revised): CartRecord {
  const answered = revisionOf(meta);
  const current = atRevision(cart, meta);
  return answered === null || answered === cart.revision ? current : { ...current, totalsChoices: '' };
}

/** What a change says of the cart that it is meant for. */
export function meantFor({ revision }: CartRecord): { readonly revision?: number } {
  return revision === null ? {} : { revision };
}

/**
 * A line that was changed without an answer, while the server's cart is still as the change expects it: it may be on its way and be
 * carried out yet, although the shopper has thought better of it.
 */
export function unanswered({ base, revision }: CartRecord, meta: Revised): BaseLine | undefined {
  const answered = revisionOf(meta);
  return answered !== null && answered === revision ? base.find(({ qty }) => qty === null) : undefined;
}

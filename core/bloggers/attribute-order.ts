import { mailboxOf } from '../contract/contact';

/** A blogger whose code was used, with what shows that somebody is them. */
export interface CodeOwner {
  readonly bloggerId: number;
  /** In the form of `codeKey`. */
  readonly code: string;
  /** E-mail addresses and phone numbers of theirs, each in its one form. */
  readonly contacts: readonly string[];
}

/** What of an order decides who is paid for it. */
export interface CreditFacts {
  /** The code of the link that the shopper came by: the order's `promo_code` (A §4.4). */
  readonly linkCode: string | undefined;
  /** The coupon of the cart. */
  readonly couponCode: string | undefined;
  /** Who ordered, where that was somebody signed in or an address that is known. */
  readonly customerId: number | undefined;
  /** Addresses and numbers that the order names, each in its one form. */
  readonly contacts: readonly string[];
  /** A free order for a blogger to show. */
  readonly isPromo: boolean;
}

/** By which rule somebody was credited. */
export type CreditRule = 'coupon' | 'link';

/** Who is paid for an order, or why nobody is: of codes that nobody has, for an order of the blogger's own, for a free one. */
export type Attribution =
  | { readonly kind: 'credited'; readonly bloggerId: number; readonly rule: CreditRule; readonly code: string }
  | { readonly kind: 'none'; readonly reason: 'no-code' | 'own-order' | 'promo-order' };

/** A code as it is compared: without spaces around it, in capital letters. */
export function codeKey(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Whose order it is: one blogger's or nobody's (promise 6). A coupon that is a blogger's code beats the link, because the shopper typed it; any other coupon changes
 * nothing. Who orders for themselves earns nothing, and nobody else does instead. Pure.
 * @param owners of the codes that the order names
 */
export function attributeOrder(facts: CreditFacts, owners: readonly CodeOwner[]): Attribution {
  if (facts.isPromo) return { kind: 'none', reason: 'promo-order' };
  const ownerOf = (code: string | undefined) =>
    code === undefined ? undefined : owners.find((owner) => owner.code === codeKey(code));
  const byCoupon = ownerOf(facts.couponCode);
  const owner = byCoupon ?? ownerOf(facts.linkCode);
  if (owner === undefined) return { kind: 'none', reason: 'no-code' };
  if (isTheirOwn(owner, facts)) return { kind: 'none', reason: 'own-order' };
  return { kind: 'credited', bloggerId: owner.bloggerId, rule: byCoupon ? 'coupon' : 'link', code: owner.code };
}

function isTheirOwn({ bloggerId, contacts }: CodeOwner, facts: CreditFacts): boolean {
  const own = new Set(contacts.map(mailboxOf));
  return facts.customerId === bloggerId || facts.contacts.some((contact) => own.has(mailboxOf(contact)));
}

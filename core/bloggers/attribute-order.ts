import { mailboxOf } from '../contract/foundation/contact';
import { foldCode } from '../kernel/words/fold-code';
import type { TotalsCoupon } from '../totals';

export interface CodeOwner {
  readonly bloggerId: number;
  readonly code: string;
  readonly contacts: readonly string[];
}

export interface CreditFacts {
  readonly linkCode: string | undefined;
  readonly couponCode: string | undefined;
  readonly customerId: number | undefined;
  readonly contacts: readonly string[];
  readonly isPromo: boolean;
}

export type CreditRule = 'coupon' | 'link';

export type Attribution =
  | { readonly kind: 'credited'; readonly bloggerId: number; readonly rule: CreditRule; readonly code: string }
  | { readonly kind: 'none'; readonly reason: 'no-code' | 'own-order' | 'promo-order' };

/** Normalises a code for comparison: folded, in upper case. */
export function codeKey(code: string): string {
  return foldCode(code).toUpperCase();
}

/**
 * Returns the blogger credited for an order. A blogger's coupon beats the link, because the shopper typed it; orders of
 * one's own earn nothing.
 * @param owners of the codes named by the order
 */
export function attributeOrder(facts: CreditFacts, owners: readonly CodeOwner[]): Attribution {
  if (facts.isPromo) return { kind: 'none', reason: 'promo-order' };
  const ownerOf = (code: string | undefined) =>
    code === undefined ? undefined : owners.find((owner) => owner.code === codeKey(code));
  const byCoupon = ownerOf(facts.couponCode);
  const owner = byCoupon ?? ownerOf(facts.linkCode);
  if (owner === undefined) return { kind: 'none', reason: 'no-code' };
  if (isOwnOrder(owner, facts)) return { kind: 'none', reason: 'own-order' };
  return { kind: 'credited', bloggerId: owner.bloggerId, rule: byCoupon ? 'coupon' : 'link', code: owner.code };
}

/**
 * Returns the coupon that an entered blogger's code stands for. At 0 percent, it only credits the blogger.
 * @param percent of the goods, 0–100
 */
export function codeAsCoupon(code: string, percent: number): TotalsCoupon {
  return { code, type: 'percent', value: percent };
}

/** Returns true for an order of the code's owner, recognised by account or contact. */
export function isOwnOrder(
  { bloggerId, contacts }: CodeOwner,
  facts: Pick<CreditFacts, 'contacts' | 'customerId'>,
): boolean {
  const own = new Set(contacts.map(mailboxOf));
  return facts.customerId === bloggerId || facts.contacts.some((contact) => own.has(mailboxOf(contact)));
}

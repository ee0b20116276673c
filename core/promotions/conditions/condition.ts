import type { PromotionTerms, UnmetTerm } from '../../contract/selling/promotion-terms';
import type { Minor } from '../../kernel/money';

/** Product of a cart line, as input of conditions. Excludes gift cards. */
export interface TermLine {
  readonly sku: string;
  readonly parentSku?: string | undefined;
  /** With their ancestors. */
  readonly categories: ReadonlySet<number>;
  readonly brand?: string | undefined;
  /** Price of the row in minor units. */
  readonly row: Minor;
}

export interface TermFacts {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Its days begin and end bare dates. */
  readonly timeZone: string;
  readonly storeCode: string;
  /** Undefined for guests. */
  readonly customer: { readonly roles: readonly string[] } | undefined;
  readonly lines: readonly TermLine[];
  /** Minimum of the terms in minor units of the cart's currency. */
  readonly minimum: Minor | undefined;
}

/** Condition, with the refusal reason. */
export interface Condition {
  readonly reason: UnmetTerm;
  readonly isMet: (terms: PromotionTerms, facts: TermFacts) => boolean;
}

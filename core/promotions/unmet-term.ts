import type { PromotionTerms, UnmetTerm } from '../contract/selling/promotion-terms';
import type { Condition, TermFacts } from './conditions/condition';
import { customers } from './conditions/customers';
import { endDate, startDate } from './conditions/dates';
import { goods } from './conditions/goods';
import { minimum } from './conditions/minimum';
import { stores } from './conditions/stores';
import { hasScope } from './scope';

/** Do not depend on the goods of a cart. */
const LASTING: readonly Condition[] = [startDate, endDate, stores, customers];
const OF_GOODS: readonly Condition[] = [goods, minimum];

/** Returns the first term that a cart does not meet. Limits by orders are counted by the platform. */
export function unmetTerm(terms: PromotionTerms, facts: TermFacts): UnmetTerm | undefined {
  return [...LASTING, ...OF_GOODS].find(({ isMet }) => !isMet(terms, facts))?.reason;
}

/** True if the terms apply to the shopper now, regardless of the goods. */
export function isInForce(terms: PromotionTerms, facts: Omit<TermFacts, 'lines' | 'minimum'>): boolean {
  return LASTING.every(({ isMet }) => isMet(terms, { ...facts, lines: [], minimum: undefined }));
}

/** True if the terms depend on goods. */
export function areOfGoods(terms: PromotionTerms): boolean {
  return hasScope(terms) || typeof terms.minimum === 'string';
}

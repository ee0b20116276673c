export { applyPromotions, MAX_APPLIED, type AppliedPromotion } from './apply-promotions';
export { applyRule, type RuleEffect } from './apply-rule';
export type { CartGoods, CartPromotion, CartRule, RuleAction, Tier } from './cart-rule';
export type { TermFacts, TermLine } from './conditions/condition';
export { generatedCode } from './generated-code';
export { promotionFaults } from './promotion-faults';
export { skusInScope } from './scope';
export { amountFaults, termFaults, type TermShop } from './term-faults';
export { areOfGoods, isInForce, unmetTerm } from './unmet-term';

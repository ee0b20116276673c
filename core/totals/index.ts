export { chargedTaxes, type ChargedTaxes } from './charged-taxes';
export { calculateTotals, shippingCharges } from './calculate-totals';
export { shippingCharge } from './shipping-charge';
export { shippingForTotals } from './shipping-for-totals';
export { toCartTotals, toTotalSegment, type DescribedLine } from './to-cart-totals';
export { couponRule, hasFreeDelivery } from './discounts';
export { orderPromotions, type OrderPromotion } from './order-promotions';
export { isPromotionRow } from './promotion-row';
export { earningAfter, earningOf, giftCardCost } from './earning';
export { coverWithCards } from './cover-with-cards';
export { bonusesOf, couponOf, giftCardsOf, paymentDiscountOf, promotionsOf, toWireRules } from './totals-rules';
export type {
  BonusRules,
  GiftCardLine,
  OrderTaxes,
  PaymentDiscount,
  PromotionSegment,
  Segment,
  SegmentCode,
  Totals,
  TotalsCoupon,
  TotalsGiftCard,
  TotalsInput,
  TotalsLine,
  TotalsRow,
  TotalsShipping,
} from './totals';
export { isUntaxed, netOf, shippingWithoutTax } from './without-tax';
export { hasVirtualLine, isVirtualCart } from './virtual-cart';

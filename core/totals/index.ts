export { chargedTaxes, type ChargedTaxes } from './charged-taxes';
export { calculateTotals, shippingCharges } from './calculate-totals';
export { shippingCharge } from './shipping-charge';
export { shippingForTotals } from './shipping-for-totals';
export { toCartTotals, toTotalSegment, type DescribedLine } from './to-cart-totals';
export { hasFreeDelivery } from './discounts';
export { earningOf, giftCardCost } from './earning';
export { coverWithCards } from './cover-with-cards';
export { bonusesOf, couponOf, giftCardsOf, paymentDiscountOf, toWireRules } from './totals-rules';
export type {
  BonusRules,
  GiftCardLine,
  OrderTaxes,
  PaymentDiscount,
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
export { hasVirtualLine, isVirtualCart } from './virtual-cart';

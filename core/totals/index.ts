export { calculateTotals } from './calculate-totals';
export { shippingCharge } from './shipping-charge';
export { shippingForTotals } from './shipping-for-totals';
export { toCartTotals, toTotalSegment, type DescribedLine } from './to-cart-totals';
export { hasFreeDelivery } from './discounts';
export { bonusesOf, couponOf, paymentDiscountOf, toWireRules } from './totals-rules';
export type {
  BonusRules,
  OrderTaxes,
  PaymentDiscount,
  Segment,
  SegmentCode,
  Totals,
  TotalsCoupon,
  TotalsInput,
  TotalsLine,
  TotalsRow,
  TotalsShipping,
} from './totals';
export { hasVirtualLine, isVirtualCart } from './virtual-cart';

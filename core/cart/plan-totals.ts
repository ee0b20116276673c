import type { ShippingMethod, TotalSegment } from '../contract';
import { currencyStep } from '../kernel/currency';
import { toDecimal, toMinor } from '../kernel/money';
import { sumOfRates } from '../pricing';
import {
  bonusesOf,
  calculateTotals,
  couponOf,
  giftCardsOf,
  isVirtualCart,
  paymentDiscountOf,
  promotionsOf,
  shippingForTotals,
  toTotalSegment,
  type TotalsInput,
} from '../totals';
import { cartTaxParts, knowsTaxes } from './cart-tax-parts';
import type { CartData, Taxing } from './cart-record';
import { isTaxExempt } from './is-tax-exempt';
import { itemsHash, totalsFit } from './items-hash';
import { withMethodPrices } from './method-prices';

/** Cart with what its totals are computed from. */
export type PricedCart = CartData & { readonly taxing: Taxing | null };

export type TotalsPlan =
  | {
      readonly kind: 'skip';
      readonly reason: 'disabled' | 'offline' | 'not-connected' | 'no-items' | 'no-country' | 'unchanged';
    }
  | { readonly kind: 'shipping-information' }
  | { readonly kind: 'totals' };

export interface TotalsConditions {
  readonly enabled: boolean;
  readonly online: boolean;
  readonly country: string | undefined;
  readonly force: boolean;
}

export function planTotals(cart: CartData, conditions: TotalsConditions): TotalsPlan {
  if (!conditions.enabled) return { kind: 'skip', reason: 'disabled' };
  if (!conditions.online) return { kind: 'skip', reason: 'offline' };
  if (cart.cartServerToken === '') return { kind: 'skip', reason: 'not-connected' };
  if (cart.cartItems.length === 0) return { kind: 'skip', reason: 'no-items' };
  if (conditions.country === undefined || conditions.country === '') return { kind: 'skip', reason: 'no-country' };
  if (!conditions.force && totalsFit(cart)) return { kind: 'skip', reason: 'unchanged' };
  return { kind: cart.shipping === null && cart.payment === null ? 'totals' : 'shipping-information' };
}

const PLAIN: readonly string[] = ['subtotal', 'shipping', 'tax', 'grand_total'];

/** False if a line's tax or a discount's rule is unknown; then only the server can compute totals. */
function isComputable(cart: PricedCart): boolean {
  const { taxing, coupon, totals, cartItems, segments } = cart;
  const rules = totals?.rules;
  if (taxing === null || !knowsTaxes(taxing, cart) || (coupon !== null && rules?.coupon === undefined)) return false;
  const known = new Set([
    ...PLAIN,
    ...(rules?.promotions ?? []).map(({ code }) => `promotion:${code}`),
    ...(rules?.coupon === undefined ? [] : ['discount']),
    ...(rules?.bonuses === undefined ? [] : ['bonuses']),
    ...(rules?.gift_cards === undefined ? [] : ['gift_card']),
    ...(cart.paymentMethods.some(({ discount }) => discount !== undefined) ? ['payment_discount'] : []),
  ]);
  return cartItems.every((item) => item.tax_class_id !== undefined) && segments.every(({ code }) => known.has(code));
}

/**
 * Returns server totals if current, otherwise computes them with the last known rules. Discounts without a rule keep
 * their last value.
 */
export function segmentsOf(cart: PricedCart): readonly TotalSegment[] {
  if (cart.cartItems.length === 0) return [];
  const isOfTheseLines = cart.totals !== null && cart.totalsItems === itemsHash(cart.cartItems);
  if (totalsFit(cart) || (isOfTheseLines && !isComputable(cart))) return cart.segments;
  return calculateTotals(totalsInput(cart)).segments.map(toTotalSegment);
}

/** @returns undefined without a coupon or if local rules are insufficient */
export function segmentsWithoutCoupon(cart: PricedCart): readonly TotalSegment[] | undefined {
  if (cart.coupon === null || !isComputable(cart)) return undefined;
  return calculateTotals(totalsInput({ ...cart, coupon: null })).segments.map(toTotalSegment);
}

export function methodsByRules(cart: PricedCart): readonly ShippingMethod[] {
  const { subtotal, discount } = calculateTotals(totalsInput(cart));
  return withMethodPrices(cart, {
    subtotal: toDecimal(subtotal),
    discount_amount: toDecimal(discount),
    coupon_code: cart.coupon?.code,
    rules: cart.totals?.rules,
  });
}

export function hasSameSum(a: PricedCart, b: PricedCart): boolean {
  return SUMMED.every((member) => a[member] === b[member]);
}

const SUMMED = [
  'cartItems',
  'totals',
  'segments',
  'totalsItems',
  'totalsFor',
  'taxing',
  'coupon',
  'address',
  'shipping',
  'shippingMethods',
  'payment',
  'paymentMethods',
] as const;

function totalsInput(cart: PricedCart): TotalsInput {
  const { cartItems, taxing, shippingMethods, shipping, paymentMethods, payment, totals } = cart;
  const lines = cartItems.map((item) => {
    const taxParts = taxing === null ? [] : cartTaxParts({ ...cart, taxing }, item.tax_class_id);
    return {
      id: item.checksum,
      sku: item.sku,
      unitPrice: toMinor(item.price),
      qty: item.qty,
      taxRate: sumOfRates(taxParts),
      taxParts,
      isGiftCard: item.gift_card,
    };
  });
  const method = shippingMethods.find(
    (entry) => entry.method_code === shipping?.method_code && entry.carrier_code === shipping.carrier_code,
  );
  return {
    lines,
    step: currencyStep(taxing?.currency ?? ''),
    pricesIncludeTax: taxing?.tax.sourcePriceIncludesTax ?? true,
    isTaxExempt: isTaxExempt(cart),
    ...(method && !isVirtualCart(cartItems) && { shipping: shippingForTotals(method, lines) }),
    promotions: promotionsOf(totals?.rules),
    coupon: couponOf(cart.coupon?.code, totals?.rules),
    paymentDiscount: paymentDiscountOf(paymentMethods.find(({ code }) => code === payment)),
    bonuses: bonusesOf(totals?.rules),
    giftCards: giftCardsOf(totals?.rules),
  };
}

import type { CartTotals, ShippingMethod } from '../contract';
import { currencyStep } from '../kernel/currency';
import { toDecimal, toMinor } from '../kernel/money';
import { sumOfRates } from '../pricing';
import { applyPromotions, applyRule, type CartGoods } from '../promotions';
import {
  couponOf,
  couponRule,
  hasFreeDelivery,
  isUntaxed,
  paymentDiscountOf,
  promotionsOf,
  shippingCharge,
  shippingForTotals,
  shippingWithoutTax,
} from '../totals';
import type { CartData, Taxing } from './cart-record';
import { isTaxExempt } from './is-tax-exempt';
import { cartTaxParts, knowsTaxes } from './cart-tax-parts';

type Basis = Pick<CartTotals, 'subtotal' | 'discount_amount' | 'coupon_code' | 'rules'>;

/**
 * Recomputes shipping prices after line or coupon changes, since a free-shipping limit may apply. Unchanged if the
 * server sent no rules.
 */
export function withMethodPrices(
  cart: CartData & { readonly taxing: Taxing | null },
  totals: Basis,
): readonly ShippingMethod[] {
  const { taxing, cartItems, shippingMethods, address } = cart;
  const isUnknown = typeof totals.coupon_code === 'string' && totals.rules?.coupon === undefined;
  if (taxing === null || isUnknown || shippingMethods.length === 0) return shippingMethods;
  if (!knowsTaxes(taxing, cart)) return shippingMethods;
  if (cartItems.some((item) => item.tax_class_id === undefined)) return shippingMethods;
  const classes = new Set(cartItems.map((item) => item.tax_class_id));
  const rates = [...classes].map((productClassId) => ({
    taxRate: sumOfRates(cartTaxParts({ ...cart, taxing, totals }, productClassId)),
  }));
  const paid = cart.paymentMethods.find(({ code }) => code === cart.payment);
  const goods = toMinor(totals.subtotal) - giftCardsIn(cart);
  const order = {
    net: goods - toMinor(totals.discount_amount),
    isFree: isFreeByRules(cart, totals) || hasFreeDelivery(goods, paymentDiscountOf(paid)),
    step: currencyStep(taxing.currency ?? ''),
  };
  const { sourcePriceIncludesTax: pricesIncludeTax } = taxing.tax;
  const terms = { isTaxExempt: isTaxExempt({ totals, address }), pricesIncludeTax, step: order.step };
  const priced = shippingMethods.map((method) => {
    const shipping = shippingForTotals(method, rates);
    const includes = pricesIncludeTax && !isUntaxed({ ...terms, shipping });
    const charge = shippingCharge(shippingWithoutTax(shipping, terms), { ...order, pricesIncludeTax: includes });
    const price_incl_tax = toDecimal(charge.inclTax);
    return method.price_incl_tax === price_incl_tax ? method : { ...method, price_incl_tax };
  });
  return priced.every((method, index) => method === shippingMethods[index]) ? shippingMethods : priced;
}

/** True if a promotion or the coupon grants free delivery for these lines. */
function isFreeByRules({ cartItems }: CartData, { coupon_code: code, rules }: Basis): boolean {
  const goods = cartItems.map((item): CartGoods => {
    const [qty, unitPrice] = item.gift_card === true ? [0, 0] : [item.qty, unitOf(item, rules)];
    return { sku: item.sku, qty, unitPrice, left: unitPrice * qty };
  });
  const coupon = couponOf(code ?? undefined, rules);
  return (
    applyPromotions(promotionsOf(rules), goods).some(({ freeDelivery }) => freeDelivery) ||
    (coupon !== undefined && applyRule(couponRule(coupon), goods).freeDelivery)
  );
}

/** Price of a piece in the totals, which is net in an exempt sale. */
function unitOf({ price, qty, totals }: CartData['cartItems'][number], rules: Basis['rules']): number {
  if (rules?.tax_exempt === undefined || totals === undefined) return toMinor(price);
  return Math.round(toMinor(totals.row_total) / qty);
}

function giftCardsIn({ cartItems }: CartData): number {
  return cartItems.reduce(
    (sum, { gift_card, price, qty }) => (gift_card === true ? sum + toMinor(price) * qty : sum),
    0,
  );
}

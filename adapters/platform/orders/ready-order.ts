import type {
  BankAccount,
  FieldError,
  Order,
  OrderResult,
  PaymentMethod,
  Product,
  ShippingMethod,
} from '../../../core/contract';
import { BANK_TRANSFER } from '../../../core/contract/bank-account';
import {
  CASH_ON_DELIVERY,
  GIFT_CARD_PAYMENT,
  isPaidByGiftCards,
  isPayableBy,
  PROMO_ORDER,
} from '../../../core/contract/methods';
import * as contract from '../../../core/contract/orders';
import { isPickup } from '../../../core/contract/pickup';
import { toDecimal } from '../../../core/kernel/money';
import type { StoreView } from '../../../core/store-views';
import { toTotalSegment } from '../../../core/totals';
import type { Totals, TotalsGiftCard } from '../../../core/totals';
import type { StoredCart } from '../ports/carts';
import { findShipping } from '../pricing/methods';
import type { PaymentOffers } from '../pricing/payment-offers';
import type { PricedCart } from '../pricing/priced-cart';
import { languageOf } from '../kernel/language';
import type { Language } from '../ports/catalogue-data';
import { pickupShops } from '../geography/geography';
import type { ApiError } from '../http/api-error';
import { invalidInput, refuse } from '../http/api-error';
import { quantityErrors } from '../pricing/quantity-error';
import { ORDER_INVALID } from './check-order';
import { describeProducts } from './describe-products';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';

/** An order checked and priced: ready to be written. */
export interface ReadyOrder {
  readonly order: Order;
  readonly hash: string;
  readonly cart: StoredCart;
  readonly store: StoreView;
  readonly priced: PricedCart;
  readonly totals: Totals;
  readonly methods: OrderedMethods;
  /** The code of the coupon that it uses. */
  readonly coupon: string | undefined;
  /** The gift cards that pay for it, as far as they go. */
  readonly giftCards: readonly TotalsGiftCard[];
  /** Who is signed in. */
  readonly customerId: number | undefined;
  /** They have shown their contact to be theirs, or staff orders in their name. */
  readonly isConfirmed: boolean;
  /** Confirmed addresses of who is signed in, to which order mails are not bounded. */
  readonly ownAddresses: readonly string[];
  /** They have paid an order before, or staff orders in their name. */
  readonly isTrusted: boolean;
  /** Staff orders in somebody's name: no bound counts what it holds. */
  readonly isByStaff: boolean;
  /** The address that it came from, as limits count it. */
  readonly address: string | undefined;
  /** Unpaid orders of the same shopper that ended for it, as they were. */
  readonly renewed: readonly StoredOrder[];
}

/** How an order is shipped and paid; nothing is shipped of one of which nothing is delivered. */
export interface OrderedMethods {
  readonly shipping: ShippingMethod | undefined;
  readonly payment: PaymentMethod | undefined;
  /** It is sent only once it is paid. Default: false. */
  readonly sendsOnlyPaid?: boolean;
  /** Where it is paid to, if that is by bank transfer. */
  readonly account?: BankAccount | undefined;
}

export function invalidOrder(errors: readonly FieldError[]): ApiError {
  return invalidInput(errors, ORDER_INVALID);
}

/** An order was to take the place of these, which are paid. */
export function alreadyPaid(orderIds: readonly string[]): ApiError {
  return refuse(contract.alreadyPaid, 'What this order was to replace is paid', { order_ids: [...orderIds] });
}

/** S §8: other clients know this answer by its words. */
export function outOfStock(): ApiError {
  return refuse(contract.outOfStock, contract.outOfStock.words ?? '');
}

/**
 * Refuses more of a line than may be bought at once, such as of one that was put into a cart before the merchant said so, or that an order names in
 * several lines. @throws ApiError 400 with the figures
 */
export function mustFitQuantities({ lines }: Pick<PricedCart, 'lines'>): void {
  const sums = new Map<string, { readonly product: Product; readonly qty: number }>();
  for (const { line, product } of lines) {
    const key = JSON.stringify([line.sku, line.choice]);
    sums.set(key, { product, qty: line.qty + (sums.get(key)?.qty ?? 0) });
  }
  const errors = [...sums.values()].flatMap(({ product, qty }) => quantityErrors(product, qty, 'products.qty'));
  if (errors.length > 0) throw invalidOrder(errors);
}

/**
 * The ways to ship and to pay that an order names.
 * @param facts.methods the ways to ship that it may name
 * @throws ApiError 400 naming the field of one that the shop does not have, or does not offer for this order
 */
export async function methodsOf(
  db: Pick<Repositories, 'bloggers' | 'commerce' | 'content' | 'customers'>,
  order: Order,
  facts: Pick<ReadyOrder, 'customerId' | 'priced' | 'store'> & { readonly methods: readonly ShippingMethod[] },
  offers: PaymentOffers,
): Promise<OrderedMethods> {
  const { customerId, store, priced, methods } = facts;
  const info = order.addressInformation;
  const shipping = priced.isVirtual
    ? undefined
    : findShipping(
        methods,
        info.shipping_method_code,
        info.shipping_carrier_code === '' ? undefined : info.shipping_carrier_code,
      );
  const payment = await offers.find(db, store, { priced, customerId }, info.payment_method_code);
  const errors: FieldError[] = [];
  const fault = (name: string, message: string) => {
    errors.push({ field: `addressInformation.${name}`, message: `addressInformation.${name} ${message}` });
  };
  if (!shipping && !priced.isVirtual) fault('shipping_method_code', 'is not a way to ship of this store');
  // Whether gift cards pay for all of it is known with its totals.
  if (!payment && info.payment_method_code !== GIFT_CARD_PAYMENT)
    fault('payment_method_code', await whyNotPaid(db, info.payment_method_code, { priced, customerId }, offers));
  if (errors.length > 0) throw invalidOrder(errors);
  const sendsOnlyPaid = payment !== undefined && (await offers.sendsOnlyPaid(db, payment.code));
  return {
    shipping,
    payment,
    sendsOnlyPaid,
    ...(payment?.code === BANK_TRANSFER && { account: await offers.accountOf(db, store) }),
  };
}

async function whyNotPaid(
  db: Pick<Repositories, 'bloggers' | 'commerce' | 'content' | 'customers'>,
  code: string,
  { priced, customerId }: Pick<ReadyOrder, 'customerId' | 'priced'>,
  offers: PaymentOffers,
): Promise<string> {
  if (!isPayableBy(code, priced.hasVirtual))
    return `cannot be ${code}: gift cards, services and downloads are handed over by nobody`;
  const refusal =
    code === PROMO_ORDER && customerId !== undefined
      ? await offers.promoRefusal(db, { priced, customerId })
      : undefined;
  if (refusal === undefined) return 'is not a way to pay for this order';
  return refusal.reason === 'had'
    ? `cannot be ${code}: ${refusal.sku} was given to you to show within the last ${refusal.days} days`
    : `cannot be ${code}: at most ${refusal.most} products may wait to be shown, and ${refusal.waiting} do`;
}

export function resultOf(
  { order, store, priced, totals, methods }: Pick<ReadyOrder, 'methods' | 'order' | 'priced' | 'store' | 'totals'>,
  { id, number, isMailed }: { readonly id: number; readonly number: string; readonly isMailed: boolean },
  payByForm: boolean,
): OrderResult {
  const redirect = isPaidOnPage(methods);
  const link = redirect ? `/pay/${encodeURIComponent(order.order_id)}` : null;
  return {
    id,
    number,
    order:
      payByForm && link !== null ? { paylink: null, payscript: payForm(link) } : { paylink: link, payscript: null },
    redirect_to_pay: redirect,
    // The basket stays until it is paid, so that a shopper who gives up paying has it still.
    clear_basket: !redirect,
    paid: isPromoOrder(methods) || isPaidByGiftCards(totals.segments),
    ...(!isMailed && { mail_left_out: true }),
    currency: store.i18n.currencyCode,
    price: toDecimal(totals.grandTotal),
    ...pickupOf(order, priced),
    ...namesOf(methods, isFetched(order, priced) ? languageOf(store) : undefined),
    ...(!redirect && promisedDays(methods)),
  };
}

/** Days of arrival or, of an order that is sent only once it is paid, the working days from its payment on: nobody knows when that is. */
function promisedDays({ shipping, sendsOnlyPaid }: OrderedMethods): Pick<OrderResult, 'after_payment' | 'arrival'> {
  const { arrival, working_days } = shipping ?? {};
  if (sendsOnlyPaid === true) return working_days === undefined ? {} : { after_payment: working_days };
  return arrival === undefined ? {} : { arrival };
}

/** Whether it is a blogger's order of products to show. */
export function isPromoOrder({ payment }: OrderedMethods): boolean {
  return payment?.code === PROMO_ORDER;
}

/** Whether the customer is sent to a payment page. */
export function isPaidOnPage({ payment }: OrderedMethods): boolean {
  return payment?.redirect === true;
}

const BY_GIFT_CARD: Readonly<Record<Language, string>> = {
  en: 'Gift card',
  de: 'Geschenkgutschein',
  ru: 'Подарочная карта',
  uk: 'Подарункова картка',
  zh: '礼品卡',
};

/** How an order is paid of which gift cards have left nothing to be paid. */
export function byGiftCard(store: StoreView): PaymentMethod {
  return { code: GIFT_CARD_PAYMENT, title: BY_GIFT_CARD[languageOf(store)] };
}

/** What who fetches an order calls cash on delivery: nothing is delivered. */
const PAY_AT_SHOP: Readonly<Record<Language, string>> = {
  en: 'Pay when you collect',
  de: 'Bei der Abholung bezahlen',
  ru: 'Оплата при получении в магазине',
  uk: 'Оплата при отриманні в магазині',
  zh: '到店取货时付款',
};

/**
 * As they are called now, and the account that is paid to now: an order must not change when the shop does.
 * @param fetched the language of an order that waits in a shop until it is fetched
 */
function namesOf(
  { shipping, payment, account }: OrderedMethods,
  fetched: Language | undefined,
): Pick<OrderResult, 'shipping_method' | 'payment_method' | 'bank_account'> {
  const isPaidThere = fetched !== undefined && payment?.code === CASH_ON_DELIVERY;
  const name = isPaidThere ? PAY_AT_SHOP[fetched] : payment?.title;
  return {
    ...(shipping && { shipping_method: shipping.method_title }),
    ...(name !== undefined && { payment_method: name }),
    ...(account && { bank_account: account }),
  };
}

/** The shop where it waits to be picked up, as it is now: an order must not change when the shop does. */
function pickupOf(order: Order, priced: PricedCart): Pick<OrderResult, 'pickup_store'> {
  const { pickup_store_id: chosen, shippingAddress } = order.addressInformation;
  if (!isFetched(order, priced)) return {};
  const found = pickupShops(shippingAddress.countryId).find(({ id }) => id === chosen);
  return found === undefined ? {} : { pickup_store: found };
}

function isFetched({ addressInformation }: Order, { isVirtual }: PricedCart): boolean {
  return !isVirtual && isPickup(addressInformation.shipping_method_code);
}

/** A form that opens the payment page; the client adds where to return to and submits it (S §4). */
function payForm(link: string): string {
  return `<form method="post" action="${link}"></form>`;
}

/** What is kept of an order. A password that came along for a new account is not. */
export function documentOf({
  order,
  priced,
  totals,
}: Pick<ReadyOrder, 'order' | 'priced' | 'totals'>): StoredOrder['document'] {
  const { firstName, lastName, emailAddress } = order.personalDetails;
  return {
    products: describeProducts(priced),
    line_units: priced.lines.map(({ units }) => units),
    totals: totals.segments.map(toTotalSegment),
    addressInformation: order.addressInformation,
    // Nothing of a virtual order lies in a parcel.
    ...(!priced.isVirtual && order.gift_message !== undefined && { gift_message: order.gift_message }),
    personalDetails: { firstName, lastName, emailAddress },
    ...(order.promo_code !== undefined && { promo_code: order.promo_code }),
  };
}

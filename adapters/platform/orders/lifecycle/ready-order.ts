import type {
  BankAccount,
  FieldError,
  Order,
  OrderResult,
  PaymentMethod,
  Product,
  ShippingMethod,
} from '../../../../core/contract';
import { BANK_TRANSFER } from '../../../../core/contract/content/bank-account';
import {
  CASH_ON_DELIVERY,
  GIFT_CARD_PAYMENT,
  isPayableBy,
  PROMO_ORDER,
} from '../../../../core/contract/selling/methods';
import * as contract from '../../../../core/contract/orders/orders';
import type { VatCheck } from '../../../../core/contract/selling/vat-number';
import { isPickup } from '../../../../core/contract/selling/pickup';
import type { ExchangeTerms } from '../../../../core/orders/rules/exchange-order';
import { currencyStep } from '../../../../core/kernel/currency';
import { toDecimal } from '../../../../core/kernel/money';
import type { StoreView } from '../../../../core/store-views';
import { chargedTaxes, netOf, orderPromotions, toTotalSegment } from '../../../../core/totals';
import type { Totals, TotalsGiftCard } from '../../../../core/totals';
import type { StockPlaceRecord } from '../../ports/selling/commerce';
import type { StoredCart } from '../../ports/selling/carts';
import { findShipping, type PaymentOffers, type PricedCart, pickupShops, quantityErrors } from '../../catalogue';
import { languageOf, type ApiError, invalidInput, refuse } from '../../foundation';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { ORDER_INVALID } from './check-order';
import { describeProducts } from './describe-products';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import de from './messages/de/payment.json';
import en from './messages/en/payment.json';
import ru from './messages/ru/payment.json';
import uk from './messages/uk/payment.json';
import zh from './messages/zh/payment.json';

export interface ReadyOrder {
  readonly order: Order;
  readonly hash: string;
  readonly cart: StoredCart;
  readonly store: StoreView;
  readonly priced: PricedCart;
  readonly totals: Totals;
  readonly vat: VatCheck | undefined;
  readonly methods: OrderedMethods;
  /** Locations that can ship, in order of preference; undefined if all goods ship from the default location. */
  readonly places: readonly Pick<StockPlaceRecord, 'code'>[] | undefined;
  readonly coupon: string | undefined;
  readonly giftCards: readonly TotalsGiftCard[];
  readonly customerId: number | undefined;
  readonly exchange?: ExchangeTerms | undefined;
  /** Verified contact, or a staff order. */
  readonly isConfirmed: boolean;
  readonly ownAddresses: readonly string[];
  readonly isTrusted: boolean;
  /** Exempt from hold limits. */
  readonly isByStaff: boolean;
  readonly address: string | undefined;
  readonly renewed: readonly StoredOrder[];
}

export interface OrderedMethods {
  readonly shipping: ShippingMethod | undefined;
  readonly payment: PaymentMethod | undefined;
  readonly sendsOnlyPaid?: boolean;
  readonly account?: BankAccount | undefined;
}

export function invalidOrder(errors: readonly FieldError[]): ApiError {
  return invalidInput(errors, ORDER_INVALID);
}

/** Creates the error for replacing paid orders. */
export function alreadyPaid(orderIds: readonly string[]): ApiError {
  return refuse(contract.alreadyPaid, 'The order to be replaced is already paid', { order_ids: [...orderIds] });
}

/** Other clients match this message text. */
export function outOfStock(): ApiError {
  return refuse(contract.outOfStock, contract.outOfStock.words ?? '');
}

/**
 * Enforces maximum quantities, also for lines added before the limit was set and for products split over several
 * lines.
 * @throws ApiError 400 with the figures
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
 * Resolves shipping and payment methods.
 * @throws ApiError 400 naming the unavailable one
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
  if (!shipping && !priced.isVirtual) fault('shipping_method_code', 'is not a shipping method of this store');
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
    return `cannot be ${code}: gift cards, services and downloads are not delivered`;
  const refusal =
    code === PROMO_ORDER && customerId !== undefined
      ? await offers.promoRefusal(db, { priced, customerId })
      : undefined;
  if (refusal === undefined) return 'is not a payment method for this order';
  return refusal.reason === 'had'
    ? `cannot be ${code}: ${refusal.sku} was already given to you within the last ${refusal.days} days`
    : `cannot be ${code}: at most ${refusal.max} products may be waiting for a post, and ${refusal.waiting} are`;
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
    // Keep the cart in case the shopper abandons the payment.
    clear_basket: !redirect,
    paid: isPaidWhenPlaced({ methods, totals }),
    ...(!isMailed && { mail_left_out: true }),
    currency: store.i18n.currencyCode,
    price: toDecimal(totals.grandTotal),
    ...pickupOf(order, priced),
    ...namesOf(methods, isFetched(order, priced) ? languageOf(store) : undefined),
    ...(!redirect && promisedDays(methods)),
  };
}

/** Dates, or working days after payment if it must come first. */
function promisedDays({ shipping, sendsOnlyPaid }: OrderedMethods): Pick<OrderResult, 'after_payment' | 'arrival'> {
  const { arrival, working_days } = shipping ?? {};
  if (sendsOnlyPaid === true) return working_days === undefined ? {} : { after_payment: working_days };
  return arrival === undefined ? {} : { arrival };
}

export function isPromoOrder({ payment }: OrderedMethods): boolean {
  return payment?.code === PROMO_ORDER;
}

/** True for promo orders, and if nothing is due: gift cards, bonuses or a coupon cover the total. */
export function isPaidWhenPlaced({ methods, totals }: Pick<ReadyOrder, 'methods' | 'totals'>): boolean {
  return isPromoOrder(methods) || totals.grandTotal === 0;
}

/** Methods of an order with nothing due: nobody pays on a page or by transfer. */
export function withoutPayment({ shipping, payment }: OrderedMethods): OrderedMethods {
  return { shipping, payment: payment && { ...payment, redirect: false } };
}

export function isPaidOnPage({ payment }: OrderedMethods): boolean {
  return payment?.redirect === true;
}

const TITLES = { de, en, ru, uk, zh };

export function byGiftCard(store: StoreView): PaymentMethod {
  return { code: GIFT_CARD_PAYMENT, title: TITLES[languageOf(store)]['gift-card'] };
}

/** Payment of a new order that the exchanged items cover. */
export function byExchange(store: StoreView): PaymentMethod {
  return { code: GIFT_CARD_PAYMENT, title: TITLES[languageOf(store)].exchange };
}

/** Name of the discount that the order of an exchange takes over. */
export function exchangeName(store: StoreView, number: string): string {
  return `${TITLES[languageOf(store)]['exchange-discount']} ${number}`;
}

/**
 * Snapshots names and bank account.
 * @param fetched language of a pickup order
 */
function namesOf(
  { shipping, payment, account }: OrderedMethods,
  fetched: Language | undefined,
): Pick<OrderResult, 'shipping_method' | 'payment_method' | 'bank_account'> {
  const isPaidThere = fetched !== undefined && payment?.code === CASH_ON_DELIVERY;
  const name = isPaidThere ? TITLES[fetched]['at-shop'] : payment?.title;
  return {
    ...(shipping && { shipping_method: shipping.method_title }),
    ...(name !== undefined && { payment_method: name }),
    ...(account && { bank_account: account }),
  };
}

/** Snapshots the pickup shop. */
function pickupOf(order: Order, priced: PricedCart): Pick<OrderResult, 'pickup_store'> {
  const { pickup_store_id: chosen, shippingAddress } = order.addressInformation;
  if (!isFetched(order, priced)) return {};
  const found = pickupShops(shippingAddress.countryId).find(({ id }) => id === chosen);
  return found === undefined ? {} : { pickup_store: found };
}

function isFetched({ addressInformation }: Order, { isVirtual }: PricedCart): boolean {
  return !isVirtual && isPickup(addressInformation.shipping_method_code);
}

function payForm(link: string): string {
  return `<form method="post" action="${link}"></form>`;
}

/** Returns lines at their net prices if the sale is exempt. */
export function chargedPrices(priced: PricedCart, { i18n, tax }: StoreView, { isTaxExempt }: Totals): PricedCart {
  if (isTaxExempt !== true) return priced;
  const terms = { pricesIncludeTax: tax.sourcePriceIncludesTax, step: currencyStep(i18n.currencyCode) };
  const net = (price: number, rate: number) => netOf(price, rate, terms);
  const lines = priced.lines.map((line) => ({
    ...line,
    unit: net(line.unit, line.rate),
    regular: net(line.regular, line.rate),
  }));
  return { ...priced, lines };
}

/** Drops the password of a new account. */
export function orderDocumentOf({
  order,
  priced,
  store,
  totals,
  vat,
}: Pick<ReadyOrder, 'order' | 'priced' | 'store' | 'totals' | 'vat'>): StoredOrder['document'] {
  const { firstName, lastName, emailAddress } = order.personalDetails;
  return {
    products: describeProducts(chargedPrices(priced, store, totals)),
    line_units: priced.lines.map(({ units }) => units),
    totals: totals.segments.map(toTotalSegment),
    taxes: chargedTaxes(totals, {
      rates: priced.lines.map(({ rate }) => rate),
      parts: priced.lines.map(({ taxParts }) => taxParts),
      pricesIncludeTax: store.tax.sourcePriceIncludesTax,
      prices: priced.lines.map(({ unit }) => unit),
      step: currencyStep(store.i18n.currencyCode),
    }),
    ...(vat !== undefined && { vat }),
    ...(totals.promotions.length > 0 && { promotions: orderPromotions(totals) }),
    addressInformation: order.addressInformation,
    // Virtual orders have no parcel.
    ...(!priced.isVirtual && order.gift_message !== undefined && { gift_message: order.gift_message }),
    personalDetails: { firstName, lastName, emailAddress },
    ...(order.promo_code !== undefined && { promo_code: order.promo_code }),
  };
}

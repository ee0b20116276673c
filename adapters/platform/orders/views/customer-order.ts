import { fullName } from '../../../../core/kernel/full-name';
import type { CustomerOrder, OrderAddress } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import { isPromotionRow } from '../../../../core/totals';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { totalsOfExchange } from '../../../../core/orders/rules/exchange-order';
import { paymentState } from '../../../../core/orders/rules/payment-state';
import { backByLine } from '../../../../core/orders/rules/returned-units';
import { shopperMay } from '../../../../core/orders/rules/shopper-may';
import { parcelNumber } from '../lines/parcel-number';
import { isPartlySentOrder, returnedOf } from '../lines/returned-of';
import { addressOf, methodOf } from '../../messages';
import { formatPhone, shownResult } from '../../foundation';
import type { BoughtWith } from '../settlement/virtual-goods';
import { shownInvoice } from '../invoices/shown-invoices';
import { royaltyFile } from './royalty-file';
import { shopperFacts, startedReturns } from './shopper-facts';
import type { shownRefunds } from './shown-refunds';
import type { StoredInvoice } from '../../ports/orders/invoices';
import type { OrderFileKind, StoredOrder } from '../../ports/orders/orders';
import type { StoredRoyalty } from '../../ports/orders/royalties';

export interface Onlooker {
  /** Bloggers and admins see cancel reasons and earnings. */
  readonly seesReasons: boolean;
  readonly now: number;
  /** Returns a signed link that needs no token. */
  readonly fileLink: (path: string) => string;
  readonly bought: BoughtWith;
  readonly invoices: readonly StoredInvoice[];
  readonly refunded: Awaited<ReturnType<typeof shownRefunds>>;
}

/** Builds the owner's view of an order; lists every member so that nothing else leaks. */
export function customerOrder(
  order: StoredOrder,
  royalty: StoredRoyalty | undefined,
  { seesReasons, now, fileLink, bought, invoices, refunded: { refunds, given } }: Onlooker,
): CustomerOrder {
  const { fulfilment, document, status } = order;
  const paid = status === 'paid';
  return {
    ...shownResult(order),
    paid,
    order_id: order.orderId,
    order_status: order.deliveryStatus,
    canceled: status === 'canceled',
    created_at: new Date(order.createdAt).toISOString(),
    products: productsOf(order),
    totals: [...totalsOfExchange(document.totals, fulfilment.exchangeOf !== undefined)],
    increment_id: order.number,
    stage: order.stage ?? null,
    ...figuresOf(order),
    promo: fulfilment.promo === true,
    payment_system: methodOf(document.addressInformation, 'payment_method_code'),
    payment_link: paid || status === 'canceled' || !order.redirect ? null : (order.result.order?.paylink ?? null),
    delivery: deliveryOf(order, now),
    customer: customerOf(order),
    invoice: filePath(order, 'invoice', fileLink),
    receipt: filePath(order, 'receipt', fileLink),
    invoices: invoices.map((invoice) => shownInvoice(invoice, fileLink)),
    payment_state: paymentState({ ...order, refunded: given }),
    refunded: toDecimal(refunds.reduce((sum, { amount }) => sum + toMinor(amount), 0)),
    refunds,
    may: shopperMay(shopperFacts(order, bought), now),
    returns: startedReturns(order),
    ...parcelsOf(order),
    ...bought,
    ...(document.vat !== undefined && { vat: document.vat }),
    ...(document.taxes?.exempt !== undefined && { tax_exempt: true as const }),
    ...(document.gift_message !== undefined && { gift_message: document.gift_message }),
    ...(seesReasons && {
      cancel_reason: fulfilment.cancelReason ?? null,
      royalty: royalty === undefined ? null : royaltyOf(royalty, fileLink),
    }),
  };
}

function royaltyOf(royalty: StoredRoyalty, fileLink: Onlooker['fileLink']) {
  const { sum, bonus, currency, paidAt } = royalty;
  const file = royaltyFile(royalty, fileLink);
  return { sum: toDecimal(sum), bonus: toDecimal(bonus), currency, sent: paidAt !== undefined, file };
}

function productsOf(order: StoredOrder): CustomerOrder['products'] {
  const { document, currency } = order;
  const returned = backByLine(document.products, returnedOf(order));
  const unsent = backByLine(document.products, order.fulfilment.unsent ?? []);
  return document.products.map((line, index) => ({
    ...line,
    price_base: line.price_base ?? line.price,
    currency,
    ...goneOf(returned[index] ?? 0, unsent[index] ?? 0, line.count),
  }));
}

/** @param gone units that came back or were never sent */
function goneOf(gone: number, unsent: number, count: number) {
  return { ...backOf(gone - unsent, count), ...(unsent > 0 && { canceled_count: unsent }) };
}

function backOf(back: number, count: number) {
  if (back <= 0) return {};
  return back >= count ? { returned: true } : { returned_count: back };
}

function parcelsOf(order: StoredOrder): Pick<CustomerOrder, 'parcels' | 'partly_sent'> {
  const { parcels = [] } = order.fulfilment;
  if (parcels.length === 0) return {};
  const nameOf = (sku: string) => sentName(order, sku);
  return {
    partly_sent: isPartlySentOrder(order),
    parcels: parcels.map(({ id, at, carrier, number, link, lines }, index) => ({
      ...{ id, carrier, link },
      number: parcelNumber(order, index),
      sent_at: new Date(at).toISOString(),
      tracking: number,
      lines: lines.map(({ sku, qty }) => ({ sku, qty, name: nameOf(sku) })),
    })),
  };
}

/** An item that was exchanged in full is named like its replacement, another variant of the same product. */
function sentName({ document: { products }, fulfilment: { edits = [] } }: StoredOrder, sku: string): string {
  const own = products.find((line) => line.sku === sku);
  if (own !== undefined) return own.name;
  const before = edits.flatMap(({ document }) => document.products).find((line) => line.sku === sku);
  const parentSku = before?.parentSku;
  return products.find((line) => parentSku !== undefined && line.parentSku === parentSku)?.name ?? sku;
}

function figuresOf({ document, fulfilment, grandTotal, customerId }: StoredOrder) {
  const segment = (code: string) => document.totals.find((total) => total.code === code);
  const value = (code: string) => segment(code)?.value ?? 0;
  const promotions = document.totals.reduce(
    (sum, one) => (isPromotionRow(one.code) ? sum + toMinor(one.value) : sum),
    0,
  );
  const others = toMinor(value('discount')) + toMinor(value('payment_discount')) + toMinor(value('bonuses'));
  const discount = promotions + others;
  const included = lookUp(segment('tax'), 'value_included');
  return {
    price_base: toDecimal(grandTotal - discount),
    delivery_cost: value('shipping'),
    taxes: value('tax') === 0 && typeof included === 'number' ? included : value('tax'),
    bonus: toDecimal(fulfilment.bonus ?? 0),
    // Guests have no account.
    cashback: customerId === undefined ? 0 : toDecimal(fulfilment.cashback ?? 0),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function deliveryOf({ fulfilment, document, status }: StoredOrder, now: number): CustomerOrder['delivery'] {
  const { deliveredAt, expectedAt } = fulfilment;
  const isOver = deliveredAt !== undefined || status === 'canceled';
  const days = isOver ? null : daysUntil(expectedAt, now);
  return {
    title: fulfilment.carrier ?? methodOf(document.addressInformation, 'shipping_method_code'),
    // '' means that nothing is delivered.
    carrier: fulfilment.carrier === '' ? null : (fulfilment.carrier ?? null),
    link: fulfilment.trackingLink ?? null,
    number: fulfilment.trackingNumber ?? null,
    delivered_at: deliveredAt === undefined ? null : new Date(deliveredAt).toISOString(),
    days_to_delivery: days,
    arrival: days === null ? null : (fulfilment.arrival ?? null),
    after_payment: isOver ? null : (fulfilment.afterPayment ?? null),
  };
}

/** In whole days; null for past dates. */
export function daysUntil(at: number | undefined, now: number): number | null {
  if (at === undefined) return null;
  const days = Math.floor(at / DAY_MS) - Math.floor(now / DAY_MS);
  return days < 0 ? null : days;
}

function filePath({ number, fulfilment }: StoredOrder, kind: OrderFileKind, link: Onlooker['fileLink']): string | null {
  return fulfilment.files?.includes(kind) === true ? link(`/api/order/${encodeURIComponent(number)}/${kind}`) : null;
}

function customerOf({ document, email }: StoredOrder): CustomerOrder['customer'] {
  const { firstName, lastName } = document.personalDetails;
  const shipping = addressOf(document.addressInformation, 'shippingAddress');
  const billing = addressOf(document.addressInformation, 'billingAddress');
  return {
    name: fullName(firstName, lastName),
    phone_formatted: phoneOf(shipping) ?? phoneOf(billing),
    email,
    shipping_address: {
      name: nameOf(shipping),
      address: streetOf(shipping),
      city: shipping.city ?? '',
      zip: shipping.postcode ?? '',
      country: shipping.countryId ?? '',
      ...regionOf(shipping),
    },
    billing_address: {
      name: nameOf(billing),
      address: streetOf(billing),
      zip: billing.postcode ?? '',
      city: billing.city ?? '',
      country: billing.countryId ?? '',
      ...regionOf(billing),
    },
  };
}

function nameOf({ firstname = '', lastname = '' }: Partial<OrderAddress>): string {
  return fullName(firstname, lastname);
}

function streetOf({ street = [] }: Partial<OrderAddress>): string {
  return street.join(', ');
}

function regionOf({ region }: Partial<OrderAddress>): { readonly region?: string } {
  return region === undefined || region === null || region === '' ? {} : { region };
}

function phoneOf({ phone, countryId }: Partial<OrderAddress>): string | null {
  return phone === undefined || phone.trim() === '' ? null : formatPhone(phone, countryId);
}

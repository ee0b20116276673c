import { postalLines } from '../../../../core/checkout/postal-address';
import type { OrderAddress } from '../../../../core/contract';
import { accountNumberKind, bankCodeKind } from '../../../../core/contract/bloggers/iban';
import { arrivalText, dayRange, latestDayText } from '../../../../core/delivery';
import { toMinor } from '../../../../core/kernel/money';
import { remember } from '../../../../core/kernel/async/remember';
import { priceFormatter } from '../../../../core/store-views';
import type { StoreView } from '../../../../core/store-views';
import { isPickup } from '../../../../core/contract/selling/pickup';
import { addressOf, methodOf } from './address-of';
import { promiseTextsOf } from './promise-texts';
import { longDay } from './long-day';
import { payBy, zoneIn } from '../../foundation';
import { unlinked } from './unlinked';
import type { StoredOrder } from '../../ports/orders/orders';
import type { PageTextOf } from '../pages/page-texts';
import type { LetterFact } from '../../ports/messages/mail-look';

export function orderFacts(order: StoredOrder, store: StoreView, format: PageTextOf): readonly LetterFact[] {
  const { result, document, createdAt } = order;
  // Orders awaiting online payment have no delivery promise.
  const arrives = order.redirect && order.status === 'new' ? undefined : order.fulfilment.expectedAt;
  const { pickup_store: shop, shipping_method: method, payment_method: payment } = result;
  const information = document.addressInformation;
  const isDelivered = method !== undefined && !isPickup(methodOf(information, 'shipping_method_code'));
  const goesTo = addressLine(addressOf(information, 'shippingAddress'), store);
  const billedTo = addressLine(addressOf(information, 'billingAddress'), store);
  const pickup = shop && [shop.name, shop.address, shop.city, shop.hours].filter((part) => part !== undefined);
  return filled([
    [format('order.date'), dayOf(createdAt, store)],
    [format('order.ships-by'), method],
    ...(arrives === undefined ? [] : [arrivalFact(order, arrives, store, format)]),
    ...afterPaymentFact(order, store),
    [format('order.ships-to'), isDelivered ? goesTo : undefined],
    [format('order.pickup'), pickup?.join(', ')],
    [format('order.paid-by'), payment],
    ...heldFact(order, store),
    [
      format('order.gift'),
      document.gift_message === '' ? format('order.gift-plain') : unlinkedOf(document.gift_message),
    ],
    [format('order.billed-to'), isDelivered && billedTo === goesTo ? undefined : billedTo],
  ]);
}

function heldFact(order: StoredOrder, store: StoreView): readonly Row[] {
  const { redirect, status, fulfilment, result } = order;
  const { heldUntil } = fulfilment;
  const until = payBy(order);
  const format = promiseTextsOf(store);
  if (until !== undefined) return [[format('pay-by'), dayOf(until, store)]];
  if (redirect || status !== 'new' || heldUntil === undefined) return [];
  return result.pickup_store === undefined ? [] : [[format('kept-until'), dayOf(heldUntil, store)]];
}

function unlinkedOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : unlinked(text);
}

type Row = readonly [label: string, value: string];

function arrivalFact(order: StoredOrder, expectedAt: number, store: StoreView, format: PageTextOf): Row {
  const { arrival } = order.fulfilment;
  const { defaultLocale: locale } = store.i18n;
  // A promised day is stored as noon UTC.
  const isFetched = order.result.pickup_store !== undefined;
  if (arrival === undefined) return [format(isFetched ? 'order.ready' : 'order.arrives'), longDay(expectedAt, locale)];
  if (isFetched) return [format('order.ready'), latestDayText(arrival, locale)];
  return [format('order.arrives-between'), arrivalText(arrival, locale)];
}

function afterPaymentFact({ fulfilment, result }: StoredOrder, store: StoreView): readonly Row[] {
  const { afterPayment } = fulfilment;
  if (afterPayment === undefined) return [];
  const format = promiseTextsOf(store);
  const days = format('after-payment', { days: dayRange(afterPayment), count: afterPayment.max });
  return [[format(result.pickup_store === undefined ? 'arrives' : 'ready'), days]];
}

export function bankFacts(
  { result, number }: StoredOrder,
  store: StoreView,
  format: PageTextOf,
): readonly LetterFact[] {
  const { bank_account: account } = result;
  if (account === undefined) return [];
  return filled([
    [format('bank.holder'), account.holder],
    [format(`bank.${accountNumberKind(account.iban)}`), account.iban],
    [format(`bank.${bankCodeKind(account.bic ?? '')}`), account.bic],
    [format('bank.bank'), account.bank],
    [format('bank.reference'), number],
    [format('bank.amount'), priceFormatter(store.i18n)(toMinor(result.price))],
  ]);
}

function filled(rows: readonly (readonly [label: string, value: string | undefined])[]): readonly LetterFact[] {
  return rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
}

function addressLine(address: Partial<OrderAddress>, store: StoreView): string {
  const country = address.countryId === undefined ? '' : countryName(address.countryId, store);
  return unlinked(postalLines(address, country).join(', '));
}

/** Max cached formatters, which are slow to create. */
const LOCALES = 20;
const COUNTRIES = 300;
const countriesIn = remember((locale) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return remember((code) => names.of(code) ?? code, COUNTRIES);
}, LOCALES);

function dayOf(at: number, store: StoreView): string {
  return longDay(at, store.i18n.defaultLocale, zoneIn(store));
}

/** Maps the API's 'UK' to ISO 'GB'. */
function countryName(code: string, { i18n }: StoreView): string {
  return countriesIn(i18n.defaultLocale)(code === 'UK' ? 'GB' : code);
}

import type { PaymentMethod, ShippingMethod } from '../../../../core/contract';
import { isPayableBy } from '../../../../core/contract/selling/methods';
import { shippingThere } from '../../../../core/contract/selling/pickup';
import { abroadOf, isAbroad, isPromisedLimit } from '../../../../core/delivery';
import { lookUp } from '../../../../core/kernel/look-up';
import { roughRate } from '../../../../core/kernel/rough-rate';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import type { StoreView } from '../../../../core/store-views';
import { shopLimit, shopPrice, type Commerce, languageOf } from '../../foundation';
import { pickupShops } from '../geography/geography';
import type { MerchantWords, PaymentMethodRecord, ShippingMethodRecord } from '../../ports/selling/commerce';

const shippingIn = rememberFor((_commerce: Commerce) => new Map<string, readonly ShippingMethod[]>());
const paymentIn = rememberFor((_commerce: Commerce) => new Map<string, readonly PaymentMethod[]>());

export function shippingMethodsOf(commerce: Commerce, store: StoreView): readonly ShippingMethod[] {
  return waysTo(commerce, store, 'home');
}

export function shippingMethodsAbroad(commerce: Commerce, store: StoreView): readonly ShippingMethod[] {
  return shippingThere(waysTo(commerce, store, 'abroad'), false);
}

function waysTo(commerce: Commerce, store: StoreView, reach: 'abroad' | 'home'): readonly ShippingMethod[] {
  const key = `${languageOf(store)} ${store.i18n.currencyCode} ${reach}`;
  const { shipping } = commerce;
  const known =
    shippingIn(commerce).get(key) ?? makeShipping(reach === 'abroad' ? abroadOf(shipping) : shipping, commerce, store);
  shippingIn(commerce).set(key, known);
  return known;
}

function makeShipping(
  shipping: readonly ShippingMethodRecord[],
  { rates }: Commerce,
  store: StoreView,
): readonly ShippingMethod[] {
  const currency = store.i18n.currencyCode;
  // Limits that no order reaches grow with the figures of the base currency.
  const isPromised = (limit: number) => isPromisedLimit(limit / Math.max(1, roughRate(rates.base)));
  return shipping.map(
    ({ method_title, carrier_title, amount, limit, abroad: _, domestic_only: __, ...row }): ShippingMethod => ({
      ...row,
      method_title: inLanguage(method_title, store),
      ...(carrier_title && { carrier_title: inLanguage(carrier_title, store) }),
      amount: shopPrice(amount, currency, rates),
      ...(limit !== undefined && { limit: shopLimit(limit, currency, rates) }),
      ...(limit !== undefined && isPromised(limit) && { free_from: shopLimit(limit, currency, rates) }),
      available: true,
    }),
  );
}

export function shippingMethodsTo(commerce: Commerce, { store, country }: ShippingPlace): readonly ShippingMethod[] {
  const { defaultCountry: home } = store.tax;
  const there = country === undefined || country === null || country === '' ? home : country;
  const reach = isAbroad(there, home) ? 'abroad' : 'home';
  return shippingThere(waysTo(commerce, store, reach), pickupShops(there).length > 0);
}

interface ShippingPlace {
  readonly store: StoreView;
  readonly country?: string | null | undefined;
}

export function findShipping(
  methods: readonly ShippingMethod[],
  method: string,
  carrier: string | undefined,
): ShippingMethod | undefined {
  return methods.find(
    (entry) => entry.method_code === method && (carrier === undefined || entry.carrier_code === carrier),
  );
}

/** Excludes cash on delivery if part of the cart is virtual. */
export function paymentMethodsOf(commerce: Commerce, hasVirtual: boolean, store: StoreView): PaymentMethod[] {
  const key = `${languageOf(store)} ${store.i18n.currencyCode}`;
  const known = paymentIn(commerce).get(key) ?? makePayment(commerce, store);
  paymentIn(commerce).set(key, known);
  return known.filter(({ code }) => isPayableBy(code, hasVirtual));
}

function makePayment({ payment }: Commerce, store: StoreView): readonly PaymentMethod[] {
  return payment.map(({ discount, free, send_when_paid: _, ...method }): PaymentMethod => ({
    ...method,
    id: method.code,
    title: inLanguage(method.title, store),
    available: true,
    is_server_method: true,
    ...(free ? FREE : discountIn(discount, store.i18n.currencyCode)),
  }));
}

export function findPayment(
  commerce: Commerce,
  store: StoreView,
  hasVirtual: boolean,
  code: string | undefined,
): PaymentMethod | undefined {
  return paymentMethodsOf(commerce, hasVirtual, store).find((method) => method.code === code);
}

/** Discounts everything. */
const FREE: Pick<PaymentMethod, 'discount'> = {
  discount: { percent: 100, minimum: 0, step: 0.01, free_delivery: true },
};

function discountIn(rule: PaymentMethodRecord['discount'], currency: string): Pick<PaymentMethod, 'discount'> {
  const [minimum, step] = [lookUp(rule?.minimum, currency), lookUp(rule?.step, currency)];
  if (rule === undefined || minimum === undefined || step === undefined) return {};
  return { discount: { percent: rule.percent, minimum, step } };
}

function inLanguage(words: MerchantWords, store: StoreView): string {
  return words[languageOf(store)] ?? words.en;
}

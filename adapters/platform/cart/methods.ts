import type { PaymentMethod, ShippingMethod } from '../../../core/contract';
import { BANK_TRANSFER } from '../../../core/contract/bank-account';
import { CASH_ON_DELIVERY, isPayableBy, STANDARD_SHIPPING } from '../../../core/contract/methods';
import { PICKUP_METHOD } from '../../../core/contract/pickup';
import { lookUp } from '../../../core/kernel/look-up';
import type { StoreView } from '../../../core/store-views';
import type { Language } from '../catalogue-data';
import { shopPrice } from '../catalogue/shop-price';
import { languageOf } from '../content/language';

type Words = Readonly<Record<Language, string>>;

const HOUSE: Words = { de: 'Vitrine', en: 'Vitrine', ru: 'Vitrine', uk: 'Vitrine', zh: 'Vitrine' };

interface ShippingRow {
  readonly method_code: string;
  readonly carrier_code: string;
  readonly method_title: Words;
  readonly carrier_title: Words;
  /** US dollars; other stores charge the shop price of it. */
  readonly amount: number;
  /** US dollars of net order value from which it is free. */
  readonly limit: number;
  /** Days from the order until it is there. */
  readonly days_to_delivery: number;
  readonly default?: boolean;
  readonly offline?: boolean;
}

/** The first is that of S §9, whose figures devices know too. */
const SHIPPING: readonly ShippingRow[] = [
  {
    ...STANDARD_SHIPPING,
    method_title: {
      de: 'Standardversand',
      en: 'Standard delivery',
      ru: 'Обычная доставка',
      uk: 'Звичайна доставка',
      zh: '标准配送',
    },
    carrier_title: HOUSE,
    days_to_delivery: 4,
  },
  {
    method_code: 'express',
    carrier_code: 'vitrine',
    method_title: {
      de: 'Expressversand',
      en: 'Express delivery',
      ru: 'Экспресс-доставка',
      uk: 'Експрес-доставка',
      zh: '快速配送',
    },
    carrier_title: HOUSE,
    amount: 14,
    limit: 400,
    days_to_delivery: 2,
  },
  {
    method_code: PICKUP_METHOD,
    carrier_code: 'store',
    method_title: {
      de: 'Abholung im Geschäft',
      en: 'Pick up in a shop',
      ru: 'Самовывоз из магазина',
      uk: 'Самовивіз із магазину',
      zh: '门店自提',
    },
    carrier_title: {
      de: 'Vitrine Stores',
      en: 'Vitrine shops',
      ru: 'Магазины Vitrine',
      uk: 'Магазини Vitrine',
      zh: 'Vitrine 门店',
    },
    amount: 0,
    limit: 0,
    days_to_delivery: 3,
  },
];

/** Major units by currency: figures that a shop would print, which no exchange rate gives. */
type Printed = Readonly<Record<string, number>>;

interface PaymentRow {
  readonly code: string;
  readonly title: Words;
  readonly id: string;
  readonly default?: boolean;
  readonly redirect?: boolean;
  /** What a customer who pays so is given, as it costs the shop least (S §5); a currency that is not named gets none. */
  readonly discount?: { readonly percent: number; readonly minimum: Printed; readonly step: Printed };
}

/** Ways to pay; `redirect` sends the shopper to the payment page. */
const PAYMENT: readonly PaymentRow[] = [
  {
    code: CASH_ON_DELIVERY,
    title: { de: 'Nachnahme', en: 'Cash on delivery', ru: 'При получении', uk: 'Під час отримання', zh: '货到付款' },
    id: CASH_ON_DELIVERY,
    default: true,
  },
  {
    code: BANK_TRANSFER,
    title: {
      de: 'Rechnung, per Überweisung',
      en: 'Invoice, by bank transfer',
      ru: 'По счёту, банковским переводом',
      uk: 'За рахунком, банківським переказом',
      zh: '凭发票银行转账',
    },
    id: BANK_TRANSFER,
    discount: {
      percent: 2,
      minimum: { USD: 100, EUR: 100, RUB: 9000 },
      step: { USD: 0.5, EUR: 0.5, RUB: 10 },
    },
  },
  {
    code: 'card',
    title: { de: 'Karte', en: 'Card', ru: 'Банковская карта', uk: 'Банківська картка', zh: '银行卡' },
    id: 'card',
    redirect: true,
  },
];

/** Every way to ship that a store has, in its currency. */
export function shippingMethodsOf(store: StoreView): ShippingMethod[] {
  const currency = store.i18n.currencyCode;
  const language = languageOf(store);
  return SHIPPING.map((row) => ({
    ...row,
    method_title: row.method_title[language],
    carrier_title: row.carrier_title[language],
    amount: shopPrice(row.amount, currency),
    limit: shopPrice(row.limit, currency),
    available: true,
  }));
}

/** The method of these codes; the carrier may be left open. */
export function findShipping(
  store: StoreView,
  method: string,
  carrier: string | undefined,
): ShippingMethod | undefined {
  return shippingMethodsOf(store).find(
    (entry) => entry.method_code === method && (carrier === undefined || entry.carrier_code === carrier),
  );
}

/**
 * Ways to pay for a cart; nothing that is only downloaded can be paid on delivery (S §4).
 * @param store whose language their names are in, and whose currency their discounts
 */
export function paymentMethodsOf(isVirtual: boolean, store: StoreView): PaymentMethod[] {
  const language = languageOf(store);
  return PAYMENT.filter(({ code }) => isPayableBy(code, isVirtual)).map(({ discount, ...method }): PaymentMethod => ({
    ...method,
    title: method.title[language],
    available: true,
    is_server_method: true,
    ...discountIn(discount, store.i18n.currencyCode),
  }));
}

/** Whether a way to pay of this code needs somebody who takes the money on a payment page. */
export function needsProvider(code: string): boolean {
  return PAYMENT.some((method) => method.code === code && method.redirect === true);
}

/** The way to pay of this code, where it is offered for such a cart. */
export function findPayment(store: StoreView, isVirtual: boolean, code: string | undefined): PaymentMethod | undefined {
  return paymentMethodsOf(isVirtual, store).find((method) => method.code === code);
}

function discountIn(rule: PaymentRow['discount'], currency: string): Pick<PaymentMethod, 'discount'> {
  const [minimum, step] = [lookUp(rule?.minimum, currency), lookUp(rule?.step, currency)];
  if (rule === undefined || minimum === undefined || step === undefined) return {};
  return { discount: { percent: rule.percent, minimum, step } };
}

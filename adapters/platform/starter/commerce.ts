import { BANK_TRANSFER } from '../../../core/contract/content/bank-account';
import { CASH_ON_DELIVERY, PROMO_ORDER, STANDARD_SHIPPING } from '../../../core/contract/selling/methods';
import { MAIN_PLACE } from '../../../core/contract/catalogue/stock-places';
import { PICKUP_METHOD } from '../../../core/contract/selling/pickup';
import type {
  CommerceData,
  CurrencyRateRecord,
  DeliveryCalendarRecord,
  PaymentMethodRecord,
  ShippingMethodRecord,
  TaxClassRecord,
} from '../ports/selling/commerce';
import { RETAIL, TAX_CLASS } from './tax-rules';

const HOUSE = { en: 'Vitrine' };

const SHIPPING: readonly ShippingMethodRecord[] = [
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
    least_days_to_delivery: 2,
    days_to_delivery: 4,
    abroad: { amount: 19, least_days_to_delivery: 5, days_to_delivery: 9 },
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
    least_days_to_delivery: 1,
    days_to_delivery: 2,
    domestic_only: true,
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
    least_days_to_delivery: 1,
    days_to_delivery: 2,
  },
];

const WEEK = ['1', '2', '3', '4', '5'] as const;

const CALENDARS: readonly DeliveryCalendarRecord[] = [
  ['US', 'America/New_York'],
  ['UK', 'Europe/London'],
  ['DE', 'Europe/Berlin'],
  ['RU', 'Europe/Moscow'],
  ['UA', 'Europe/Kyiv'],
  ['CN', 'Asia/Shanghai'],
].map(([country = '', time_zone = '']) => ({
  ...{ country, time_zone, cut_off: '14:00', working_days: [...WEEK], handling_days: 0 },
  ...{ public_holidays: true, closed_on: [] },
}));

const PAYMENT: readonly PaymentMethodRecord[] = [
  {
    code: 'card',
    title: { de: 'Karte', en: 'Card', ru: 'Банковская карта', uk: 'Банківська картка', zh: '银行卡' },
    default: true,
    redirect: true,
  },
  {
    code: BANK_TRANSFER,
    title: {
      de: 'Rechnung, per Überweisung',
      en: 'Invoice, by bank transfer',
      ru: 'По счёту, банковским переводом',
      uk: 'За рахунком, банківським переказом',
      zh: '银行转账（凭发票）',
    },
    discount: {
      percent: 2,
      minimum: { USD: 100, EUR: 100, RUB: 9000 },
      step: { USD: 0.5, EUR: 0.5, RUB: 10 },
    },
  },
  {
    code: CASH_ON_DELIVERY,
    title: { de: 'Nachnahme', en: 'Cash on delivery', ru: 'При получении', uk: 'Під час отримання', zh: '货到付款' },
  },
  {
    code: PROMO_ORDER,
    title: {
      de: 'Promo-Bestellung, kostenlos',
      en: 'Promo order, free of charge',
      ru: 'Промозаказ, бесплатно',
      uk: 'Промозамовлення, безкоштовно',
      zh: '推广订单，免费',
    },
    free: { most_unshown: 10 },
  },
];

const RATES: readonly CurrencyRateRecord[] = [
  { currency: 'EUR', rate: 0.92, step: 1, small_step: 0.5, below: 0.05 },
  { currency: 'RUB', rate: 90, step: 100, small_step: 10, below: 10 },
];

const CLASSES: readonly TaxClassRecord[] = [
  {
    of: 'product',
    number: TAX_CLASS.none,
    title: {
      de: 'Nicht besteuert',
      en: 'Not taxed',
      ru: 'Без налога',
      uk: 'Без податку',
      zh: '不征税',
    },
  },
  {
    of: 'product',
    number: TAX_CLASS.goods,
    title: { de: 'Waren', en: 'Goods', ru: 'Товары', uk: 'Товари', zh: '普通商品' },
  },
  {
    of: 'product',
    number: TAX_CLASS.childrensClothes,
    title: { de: 'Kinderkleidung', en: 'Children’s clothes', ru: 'Детская одежда', uk: 'Дитячий одяг', zh: '童装' },
  },
  {
    of: 'product',
    number: TAX_CLASS.books,
    title: { de: 'Bücher', en: 'Books', ru: 'Книги', uk: 'Книги', zh: '图书' },
  },
  {
    of: 'customer',
    number: RETAIL,
    title: {
      de: 'Privatkunden',
      en: 'Retail customers',
      ru: 'Розничные покупатели',
      uk: 'Роздрібні покупці',
      zh: '零售顾客',
    },
  },
];

export const COMMERCE: CommerceData = {
  base_currency: 'USD',
  shipping_methods: SHIPPING,
  delivery_calendars: CALENDARS,
  stock_places: [MAIN_PLACE],
  payment_methods: PAYMENT,
  currency_rates: RATES,
  promotions: [],
  tax_classes: CLASSES,
  bonus_rules: {
    spend_bonuses_proportion: 0.3,
    spend_unlimited_bonuses_from: { USD: 500, EUR: 500, RUB: 45_000 },
  },
  royalty_rules: {
    profit_percent: 10,
    bonus_percent: 2,
    // Covers the EU withdrawal period.
    return_days: 30,
    payout_minimum: { USD: 20, EUR: 20, RUB: 1800 },
    payout_day: 1,
  },
};

import type { RecordKindName } from '../../../core/contract/staff/record-kinds';

type Document = Readonly<Record<string, unknown>>;

const PLAIN = {
  ...{ sku: 'MADE', type: 'simple', enabled: true, visibility: 'everywhere', url_key: 'made' },
  ...{ texts: { en: { name: 'Made' } }, meta_title: '', meta_description: '' },
  ...{ price: '10', special_price: null, special_from: null, special_to: null, own_prices: [], tax_class_id: 2 },
  ...{ category_ids: [4], pictures: [], options: [], variants: [], bundle: [], group: [], downloads: [] },
  custom_options: [
    {
      ...{ title: 'Wrap', type: 'drop_down', required: false, max_characters: null, price: null, price_type: 'fixed' },
      values: [{ title: 'Paper', price: '2', price_type: 'fixed' }],
    },
  ],
};
const OWN_PRICE = { currency: 'EUR', sku: 'MADE', price: '9', special_price: null };
const VARIANT = {
  ...{ sku: 'MADE-R', values: { color: 'red' }, enabled: true, price: '9' },
  ...{ special_price: null, special_from: null, special_to: null },
};
const PART = { sku: 'TEE', qty: 1, is_default: true };

/** Valid products by type, each with an entry in every list that the type has. */
export const PRODUCTS = {
  simple: { ...PLAIN, own_prices: [OWN_PRICE], pictures: [{ image: '/m/a.jpg', alt: '' }] },
  downloadable: { ...PLAIN, type: 'downloadable', downloads: [{ title: 'Plan', sample_url: '' }] },
  configurable: { ...PLAIN, type: 'configurable', price: null, options: ['color'], variants: [VARIANT] },
  grouped: { ...PLAIN, type: 'grouped', price: null, group: [{ sku: 'TEE', qty: 1 }] },
  bundle: { ...PLAIN, type: 'bundle', price: null, bundle: [{ title: 'Top', required: true, parts: [PART] }] },
} satisfies Readonly<Record<string, Document>>;

const TERMS = {
  ...{ starts_at: '2026-11-27', ends_at: '2026-11-30', minimum: '50', category_ids: [4], brands: [] },
  ...{ products: [{ sku: 'TEE' }], stores: ['us'], customers: ['vip'], first_order_only: true },
};
const SALE = { ...TERMS, position: 1, code: 'made', name: { en: 'Made' }, active: true };

/** Valid promotions by kind. */
export const PROMOTIONS = {
  percent: { ...SALE, kind: 'percent', percent: 10 },
  fixed: { ...SALE, kind: 'fixed', amount: '5' },
  buy_get: { ...SALE, kind: 'buy_get', percent: 100, units: 3, reduced: 1 },
  tiers: { ...SALE, kind: 'tiers', tiers: [{ from: '100', percent: 10 }] },
} satisfies Readonly<Record<string, Document>>;

/** New valid documents with an entry in every list. Other kinds have records from the start. */
export const NEW_DOCUMENTS: Readonly<Partial<Record<RecordKindName, Document>>> = {
  attributes: {
    ...{ code: 'made', kind: 'one', visible: true, comparable: true, labels: { en: 'Made' } },
    options: [{ value: 'soft', labels: { en: 'Soft' }, swatch: '#1f2a44' }],
  },
  products: PRODUCTS.simple,
  categories: { slug: 'made', parent_id: null, position: 1, visible: true, texts: { en: { name: 'Made' } } },
  people: { email: 'made@shop.test', firstname: 'Ma', lastname: 'De', roles: [], own_roles: [] },
  roles: { name: 'packer', title: 'Packs', permissions: [] },
  subscribers: { email: 'reader@shop.test', store_code: 'us' },
  coupons: { code: 'MADE', kind: 'percent', value: '10', active: true, uses_total: 3, ...TERMS },
  promotions: PROMOTIONS.percent,
  redirects: { from: '/pages/made', to: '/i/about' },
  pages: {
    ...{ identifier: 'made', published: false, section_code: null, parent_id: null, sort: null },
    texts: { en: { title: 'Made', content: '' } },
  },
  blocks: { identifier: 'made', published: false, texts: { en: { title: 'Made' } } },
  shipping_methods: {
    ...{ position: 1, method_code: 'bike', carrier_code: 'vitrine', amount: 3 },
    ...{ method_title: { en: 'Bicycle' }, carrier_title: { en: 'Vitrine' }, abroad: { amount: 9 } },
  },
  delivery_calendars: {
    ...{ position: 1, country: 'FR', time_zone: 'Europe/Paris', cut_off: '12:30', working_days: ['1'] },
    ...{ handling_days: 1, public_holidays: false, closed_on: [{ day: '2026-12-24' }] },
  },
  stock_transfers: { state: 'draft', from: 'main', to: 'depot', note: '', lines: [{ sku: 'TEE', qty: 1 }] },
  stock_places: {
    ...{
      code: 'berlin',
      name: { en: 'Berlin' },
      address: 'Street 1',
      city: 'Berlin',
      postcode: '10115',
      country: 'DE',
    },
    ...{ ships: true, preference: 2, stores: ['de'], active: true },
  },
  payment_methods: {
    ...{ position: 1, code: 'cheque', title: { en: 'Cheque' } },
    discount: { percent: 3, minimum: {}, step: {} },
  },
  stores: {
    ...{ code: 'at', name: 'Österreich', language: 'de', locale: 'de-AT', currency: 'EUR', country: 'AT' },
    ...{ prices_include_tax: true, time_zone: 'Europe/Vienna', listed: true, domain: null },
  },
  currency_rates: { currency: 'CHF', rate: 1.5, step: 1, small_step: 0.1, below: 0.05 },
  tax_classes: { of: 'product', title: { en: 'Food' } },
  tax_rules: {
    ...{ code: 'made', product_tax_class_ids: [2], customer_tax_class_ids: [3] },
    rates: [{ rate: 5, tax_country_id: 'US', region_name: null, tax_region_id: null }],
  },
};

/** Other values of fields that are set only on creation. */
export const OTHER_VALUES: Readonly<Record<string, unknown>> = {
  'attributes.kind': 'several',
  'products.type': 'virtual',
  'people.email': 'other@shop.test',
  'subscribers.email': 'other@shop.test',
  'delivery_calendars.country': 'IT',
  'currency_rates.currency': 'SEK',
  'tax_classes.of': 'customer',
};

/** Records that exist from the start. */
export const FIRST_RECORDS: Readonly<Partial<Record<RecordKindName, string>>> = {
  designs: 'shop',
  menus: 'header',
  reviews: '9000',
  selling_rules: 'shop',
  settings: 'site',
  stock_levels: 'TEE',
};

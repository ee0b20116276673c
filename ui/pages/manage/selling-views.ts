import type { ManageKey } from '../../text/messages-manage-en';
import { sayYesNo, type FieldInput, type FieldView, type KindView } from './kind-view';

const NUMBER: FieldInput = { type: 'number' };
const SWITCH: FieldInput = { type: 'switch' };
const WORDS: FieldInput = { type: 'words' };
const AMOUNTS: FieldInput = { type: 'map', isNumber: true };
const NUMBERS: FieldInput = { type: 'names', isNumber: true };

const field = (
  path: string,
  label: ManageKey,
  input: FieldInput = { type: 'text' },
  more: Partial<FieldView> = {},
): FieldView => ({ path, label, input, ...more });
const KEY = { required: true, onlyNew: true };
const POSITION = { name: 'position', label: 'selling.position', isNumber: true, canSort: true } as const;

/** How what is set about selling is shown and edited. */
export const SELLING_VIEWS = {
  shipping_methods: {
    title: 'nav.shipping',
    titleOfNew: 'new.shipping-method',
    columns: [
      { name: 'title', label: 'selling.title' },
      { name: 'code', label: 'selling.code', canSort: true },
      { name: 'amount', label: 'selling.amount', isNumber: true },
      { name: 'days', label: 'selling.days', isNumber: true },
      POSITION,
    ],
    filters: [],
    mayMiss: ['carrier_title'],
    fields: [
      field('method_code', 'selling.code', { type: 'text', most: 40 }, KEY),
      field('carrier_code', 'selling.carrier', { type: 'text', most: 40 }, { required: true }),
      field('method_title', 'selling.title', WORDS),
      field('carrier_title', 'selling.carrier-title', WORDS),
      field('amount', 'selling.amount', NUMBER),
      field('limit', 'selling.limit', NUMBER),
      field('days_to_delivery', 'selling.days', NUMBER),
      field('position', 'selling.position', NUMBER),
      field('default', 'selling.default', SWITCH),
      field('offline', 'selling.offline', SWITCH),
    ],
    blank: { position: 1, method_code: '', carrier_code: '', method_title: { en: '' }, amount: 0 },
    canRemove: true,
  },
  payment_methods: {
    title: 'nav.payment',
    titleOfNew: 'new.payment-method',
    columns: [
      { name: 'title', label: 'selling.title' },
      { name: 'code', label: 'selling.code', canSort: true },
      { name: 'redirect', label: 'selling.redirect', say: sayYesNo },
      { name: 'discount', label: 'selling.discount', isNumber: true },
      POSITION,
    ],
    filters: [],
    mayMiss: ['discount', 'free'],
    fields: [
      field('code', 'selling.code', { type: 'text', most: 40 }, KEY),
      field('title', 'selling.title', WORDS),
      field('position', 'selling.position', NUMBER),
      field('default', 'selling.default', SWITCH),
      field('redirect', 'selling.redirect', SWITCH),
      field('discount.percent', 'selling.discount', NUMBER),
      field('discount.minimum', 'selling.minimum', AMOUNTS),
      field('discount.step', 'selling.step', AMOUNTS),
      field('free.most_unshown', 'selling.unshown', NUMBER),
    ],
    blank: { position: 1, code: '', title: { en: '' } },
    canRemove: true,
  },
  currency_rates: {
    title: 'nav.rates',
    titleOfNew: 'new.currency',
    columns: [
      { name: 'currency', label: 'selling.currency', canSort: true },
      { name: 'per_dollar', label: 'selling.per-dollar', isNumber: true },
    ],
    filters: [],
    fields: [
      field('currency', 'selling.currency', { type: 'text', most: 3 }, KEY),
      field('per_dollar', 'selling.per-dollar', NUMBER),
      field('step', 'selling.rate-step', NUMBER),
      field('small_step', 'selling.small-step', NUMBER),
      field('below', 'selling.below', NUMBER),
    ],
    blank: { currency: '', per_dollar: 1, step: 1, small_step: 0.1, below: 0 },
    canRemove: true,
  },
  selling_rules: {
    title: 'nav.rules',
    titleOfOne: 'nav.rules',
    columns: [{ name: 'profit_percent', label: 'selling.profit', isNumber: true }],
    filters: [],
    fields: [
      field('bonus_rules.spend_bonuses_proportion', 'selling.proportion', NUMBER),
      field('bonus_rules.spend_unlimited_bonuses_from', 'selling.unlimited', AMOUNTS),
      field('royalty_rules.profit_percent', 'selling.profit', NUMBER),
      field('royalty_rules.bonus_percent', 'selling.profit-bonus', NUMBER),
      field('royalty_rules.return_days', 'selling.return-days', NUMBER),
      field('royalty_rules.payout_minimum', 'selling.payout-minimum', AMOUNTS),
      field('royalty_rules.payout_day', 'selling.payout-day', NUMBER),
    ],
    canRemove: false,
  },
  tax_rules: {
    title: 'nav.taxes',
    titleOfNew: 'new.tax-rule',
    columns: [
      { name: 'code', label: 'selling.code', canSort: true },
      { name: 'rates', label: 'tax.rates', isNumber: true },
      { name: 'countries', label: 'tax.countries' },
    ],
    filters: [],
    fields: [
      field('code', 'selling.code', { type: 'text', most: 64 }, KEY),
      field('product_tax_class_ids', 'tax.product-classes', NUMBERS, { hint: 'tax.classes-hint' }),
      field('customer_tax_class_ids', 'tax.customer-classes', NUMBERS, { hint: 'tax.classes-hint' }),
      field('rates', 'tax.rates', {
        type: 'rows',
        row: 'tax.rate-row',
        blank: { rate: 0, tax_country_id: '', region_name: null, tax_region_id: null },
        fields: [
          field('rate', 'tax.rate', NUMBER),
          field('tax_country_id', 'tax.country', { type: 'text', most: 2 }),
          field('region_name', 'tax.region', { type: 'text' }, { isNullable: true }),
          field('tax_region_id', 'tax.region-id', NUMBER, { isNullable: true }),
        ],
      }),
    ],
    blank: { code: '', product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: [] },
    canRemove: true,
  },
} satisfies Readonly<Record<string, KindView>>;

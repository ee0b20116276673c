import type { ManageKey } from '../../../text/own-keys';
import { formatYesNo, type FieldInput, type FieldView, type KindView } from '../fields/kind-view';

const TEXT: FieldInput = { type: 'text' };
const NUMBER: FieldInput = { type: 'number' };
const SWITCH: FieldInput = { type: 'switch' };
const WORDS: FieldInput = { type: 'words' };
const AMOUNTS: FieldInput = { type: 'map', keys: 'currencies', isNumber: true };
const PERCENT: FieldInput = { type: 'number', unit: 'unit.percent' };
const BASE: FieldInput = { type: 'number', base: 'amount' };
const DAYS: FieldInput = { type: 'number', unit: 'unit.days' };

const field = (path: string, label: ManageKey, input: FieldInput = TEXT, more: Partial<FieldView> = {}): FieldView => ({
  path,
  label,
  input,
  ...more,
});
const KEY = { required: true, onlyNew: true };
const CODE: Partial<FieldView> = { onlyNew: true, hint: 'selling.code-hint' };
const TAX_CLASSES = [
  { value: 'product', label: 'tax.of-products' },
  { value: 'customer', label: 'tax.of-customers' },
] as const;
const WEEKDAYS = [
  { value: '1', label: 'weekday.1' },
  { value: '2', label: 'weekday.2' },
  { value: '3', label: 'weekday.3' },
  { value: '4', label: 'weekday.4' },
  { value: '5', label: 'weekday.5' },
  { value: '6', label: 'weekday.6' },
  { value: '7', label: 'weekday.7' },
] as const;
const ABROAD = { section: 'selling.abroad' } as const;
const POSITION = { name: 'position', label: 'selling.position', isNumber: true, canSort: true } as const;

export const SELLING_VIEWS = {
  shipping_methods: {
    title: 'nav.shipping',
    titleOfNew: 'new.shipping-method',
    columns: [
      { name: 'title', label: 'selling.title' },
      { name: 'code', label: 'selling.code', canSort: true },
      { name: 'amount', label: 'selling.amount', isNumber: true, moneyIn: 'currency' },
      { name: 'days', label: 'selling.days', isNumber: true },
      POSITION,
    ],
    filters: [],
    mayMiss: ['carrier_title', 'abroad'],
    codesFrom: [
      { path: 'method_code', of: 'method_title' },
      { path: 'carrier_code', of: 'carrier_title', standard: 'shop' },
    ],
    fields: [
      field('method_title', 'selling.title', WORDS),
      field('method_code', 'selling.code', TEXT, CODE),
      field('carrier_code', 'selling.carrier', { type: 'pick', from: 'carriers', none: 'selling.new-carrier' }),
      field('carrier_title', 'selling.carrier-title', WORDS),
      field('amount', 'selling.amount', BASE),
      field('limit', 'selling.limit', BASE, { hint: 'selling.limit-hint' }),
      field('least_days_to_delivery', 'selling.least-days', DAYS),
      field('days_to_delivery', 'selling.most-days', DAYS, { hint: 'selling.days-hint' }),
      field('domestic_only', 'selling.domestic', SWITCH),
      field('abroad.amount', 'selling.amount', BASE, ABROAD),
      field('abroad.limit', 'selling.limit', BASE, { ...ABROAD, hint: 'selling.limit-hint' }),
      field('abroad.least_days_to_delivery', 'selling.least-days', DAYS, ABROAD),
      field('abroad.days_to_delivery', 'selling.most-days', DAYS, ABROAD),
      field('position', 'selling.position', NUMBER),
      field('default', 'selling.default', SWITCH),
      field('offline', 'selling.offline', SWITCH),
    ],
    blank: { position: 1, method_code: '', carrier_code: '', method_title: { en: '' }, amount: 0 },
    canRemove: true,
  },
  delivery_calendars: {
    title: 'nav.calendars',
    titleOfNew: 'new.calendar',
    columns: [
      { name: 'country', label: 'calendar.country', canSort: true, areCountries: true },
      { name: 'cut_off', label: 'calendar.cut-off' },
      { name: 'time_zone', label: 'calendar.time-zone' },
      POSITION,
    ],
    filters: [],
    fields: [
      field(
        'country',
        'calendar.country',
        { type: 'pick', from: 'countries' },
        { ...KEY, hint: 'calendar.country-hint' },
      ),
      field(
        'time_zone',
        'calendar.time-zone',
        { type: 'pick', from: 'time-zones' },
        { hint: 'calendar.time-zone-hint' },
      ),
      field('cut_off', 'calendar.cut-off', TEXT, { hint: 'calendar.cut-off-hint' }),
      field('handling_days', 'calendar.handling', DAYS, { hint: 'calendar.handling-hint' }),
      field('working_days', 'calendar.working-days', { type: 'choices', choices: WEEKDAYS }),
      field('public_holidays', 'calendar.holidays', SWITCH, { hint: 'calendar.holidays-hint' }),
      field('closed_on', 'calendar.closed', {
        type: 'rows',
        row: 'calendar.day',
        blank: { day: '' },
        fields: [field('day', 'calendar.day', TEXT, { hint: 'calendar.day-hint', required: true })],
      }),
      field('position', 'selling.position', NUMBER),
    ],
    blank: {
      ...{ position: 1, country: '', time_zone: '', cut_off: '14:00', handling_days: 0 },
      ...{ working_days: ['1', '2', '3', '4', '5'], public_holidays: true, closed_on: [] },
    },
    canRemove: true,
  },
  stock_places: {
    title: 'nav.places',
    titleOfNew: 'new.place',
    columns: [
      { name: 'name', label: 'selling.title' },
      { name: 'code', label: 'selling.code', canSort: true },
      { name: 'city', label: 'place.city' },
      { name: 'country', label: 'place.country', areCountries: true },
      { name: 'ships', label: 'place.ships', format: formatYesNo },
      { name: 'preference', label: 'place.preference', isNumber: true, canSort: true },
      { name: 'active', label: 'place.active', format: formatYesNo },
    ],
    filters: [],
    codesFrom: [{ path: 'code', of: 'name' }],
    fields: [
      field('name', 'selling.title', WORDS),
      field('code', 'selling.code', TEXT, CODE),
      field('active', 'place.active', SWITCH),
      field('ships', 'place.ships', SWITCH, { hint: 'place.ships-hint' }),
      field('preference', 'place.preference', NUMBER, { hint: 'place.preference-hint' }),
      field('stores', 'place.stores', { type: 'picks', from: 'stores' }, { hint: 'place.stores-hint' }),
      field('address', 'place.address'),
      field('postcode', 'place.postcode'),
      field('city', 'place.city'),
      field('country', 'place.country', { type: 'pick', from: 'countries' }, { required: true }),
    ],
    blank: {
      ...{ code: '', name: { en: '' }, address: '', postcode: '', city: '', country: '' },
      ...{ ships: true, preference: 1, stores: [], active: true },
    },
    canRemove: true,
  },
  payment_methods: {
    title: 'nav.payment',
    titleOfNew: 'new.payment-method',
    columns: [
      { name: 'title', label: 'selling.title' },
      { name: 'code', label: 'selling.code', canSort: true },
      { name: 'redirect', label: 'selling.redirect', format: formatYesNo },
      { name: 'send_when_paid', label: 'selling.send-when-paid', format: formatYesNo },
      { name: 'discount', label: 'selling.discount', isNumber: true },
      POSITION,
    ],
    filters: [],
    mayMiss: ['discount', 'free'],
    codesFrom: [{ path: 'code', of: 'title' }],
    fields: [
      field('title', 'selling.title', WORDS),
      field('code', 'selling.code', TEXT, CODE),
      field('position', 'selling.position', NUMBER),
      field('default', 'selling.default', SWITCH),
      field('redirect', 'selling.redirect', SWITCH),
      field('send_when_paid', 'selling.send-when-paid', SWITCH, { hint: 'selling.send-when-paid-hint' }),
      field('discount.percent', 'selling.discount', PERCENT),
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
      { name: 'rate', label: 'selling.rate', isNumber: true },
    ],
    filters: [],
    fields: [
      field('currency', 'selling.currency', { type: 'pick', from: 'currencies-of-the-world' }, KEY),
      field('rate', 'selling.rate', { type: 'number', base: 'rate' }),
      field('step', 'selling.rate-step', NUMBER),
      field('small_step', 'selling.small-step', NUMBER),
      field('below', 'selling.below', NUMBER),
    ],
    blank: { currency: '', rate: 1, step: 1, small_step: 0.1, below: 0 },
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
      field('royalty_rules.profit_percent', 'selling.profit', PERCENT),
      field('royalty_rules.bonus_percent', 'selling.profit-bonus', PERCENT),
      field('royalty_rules.code_discount_percent', 'selling.code-discount', PERCENT, {
        hint: 'selling.code-discount-hint',
      }),
      field('royalty_rules.return_days', 'selling.return-days', DAYS, { hint: 'selling.return-days-hint' }),
      field('royalty_rules.payout_minimum', 'selling.payout-minimum', AMOUNTS),
      field('royalty_rules.payout_day', 'selling.payout-day', NUMBER),
    ],
    canRemove: false,
  },
  tax_rules: {
    title: 'nav.tax-rules',
    titleOfNew: 'new.tax-rule',
    columns: [
      { name: 'code', label: 'tax.code', canSort: true },
      { name: 'rates', label: 'tax.rates', isNumber: true },
      { name: 'countries', label: 'tax.countries', areCountries: true },
    ],
    filters: [],
    fields: [
      field('code', 'tax.code', TEXT, KEY),
      field(
        'product_tax_class_ids',
        'tax.product-classes',
        { type: 'picks', from: 'taxed-product-classes', isNumber: true },
        { hint: 'tax.product-classes-hint' },
      ),
      field(
        'customer_tax_class_ids',
        'tax.customer-classes',
        { type: 'picks', from: 'customer-tax-classes', isNumber: true },
        { hint: 'tax.customer-classes-hint' },
      ),
      field('rates', 'tax.rates', { type: 'rates' }),
    ],
    blank: { code: '', product_tax_class_ids: [], customer_tax_class_ids: [], rates: [] },
    canRemove: true,
  },
  tax_classes: {
    title: 'nav.tax-classes',
    titleOfNew: 'new.tax-class',
    columns: [
      { name: 'title', label: 'selling.title', canSort: true },
      { name: 'of', label: 'tax.class-of', format: (value) => TAX_CLASSES.find((one) => one.value === value)?.label },
      { name: 'number', label: 'tax.class-number', isNumber: true, canSort: true },
    ],
    filters: [{ name: 'of', label: 'tax.class-of', choices: TAX_CLASSES }],
    fields: [
      field('of', 'tax.class-of', { type: 'choice', choices: TAX_CLASSES }, { onlyNew: true }),
      field('title', 'selling.title', WORDS, { hint: 'tax.class-hint' }),
    ],
    blank: { of: 'product', title: { en: '' } },
    canRemove: true,
  },
} satisfies Readonly<Record<string, KindView>>;

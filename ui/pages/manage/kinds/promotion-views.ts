import type { ManageKey } from '../../../text/own-keys';
import { formatYesNo, YES_NO, type FieldInput, type FieldView, type KindView } from '../fields/kind-view';

const COUPON_KINDS = [
  { value: 'percent', label: 'coupon.kind-percent' },
  { value: 'fixed', label: 'coupon.kind-fixed' },
  { value: 'free_delivery', label: 'coupon.kind-free-delivery' },
] as const;

const PROMOTION_KINDS = [
  ...COUPON_KINDS,
  { value: 'buy_get', label: 'promotion.kind-buy-get' },
  { value: 'tiers', label: 'promotion.kind-tiers' },
] as const;

const CUSTOMERS = [
  { value: 'customer', label: 'terms.signed-in' },
  { value: 'vip', label: 'role.vip' },
  { value: 'blogger', label: 'role.blogger' },
] as const;

const TEXT: FieldInput = { type: 'text' };
const SWITCH: FieldInput = { type: 'switch' };
const FIGURE: FieldInput = { type: 'figure' };
const AMOUNT: FieldInput = { type: 'figure', base: 'amount' };
const NUMBER: FieldInput = { type: 'number' };
const PERCENT: FieldInput = { type: 'number', unit: 'unit.percent' };
const NO_VALUE: Partial<FieldView> = { isNullable: true };

const field = (path: string, label: ManageKey, input: FieldInput = TEXT, more: Partial<FieldView> = {}): FieldView => ({
  path,
  label,
  input,
  ...more,
});

const ofKind = (...kinds: readonly string[]): Partial<FieldView> => ({ when: { path: 'kind', in: kinds } });
const SCOPE = { section: 'terms.scope' } as const;
const CONDITIONS = { section: 'terms.conditions' } as const;

/** Conditions that coupons and promotions share. */
const TERMS: readonly FieldView[] = [
  field('category_ids', 'terms.categories', { type: 'categories' }, SCOPE),
  field('brands', 'terms.brands', { type: 'picks', from: 'brands' }, SCOPE),
  field(
    'products',
    'terms.products',
    {
      type: 'rows',
      row: 'terms.product',
      blank: { sku: '' },
      fields: [field('sku', 'terms.sku', TEXT, { required: true, hint: 'terms.sku-hint' })],
    },
    SCOPE,
  ),
  field('starts_at', 'terms.starts', TEXT, { ...CONDITIONS, ...NO_VALUE, hint: 'terms.starts-hint' }),
  field('ends_at', 'terms.ends', TEXT, { ...CONDITIONS, ...NO_VALUE, hint: 'terms.ends-hint' }),
  field('minimum', 'terms.minimum', AMOUNT, { ...CONDITIONS, ...NO_VALUE, hint: 'terms.minimum-hint' }),
  field('stores', 'terms.stores', { type: 'picks', from: 'stores' }, { ...CONDITIONS, hint: 'terms.stores-hint' }),
  field('customers', 'terms.customers', { type: 'choices', choices: CUSTOMERS }, CONDITIONS),
];
const NO_TERMS = { category_ids: [], brands: [], products: [], stores: [], customers: [] };

const ACTIVE = { name: 'active', label: 'coupon.active', format: formatYesNo } as const;
const ENDS = { name: 'ends_at', label: 'terms.ends' } as const;

export const PROMOTION_VIEWS = {
  coupons: {
    title: 'nav.coupons',
    titleOfNew: 'new.coupon',
    columns: [
      { name: 'code', label: 'coupon.code', canSort: true },
      { name: 'kind', label: 'coupon.kind', canSort: true, format: (value) => labelOf(value) },
      { name: 'value', label: 'coupon.value', canSort: true, isNumber: true },
      ENDS,
      ACTIVE,
    ],
    filters: [
      { name: 'kind', label: 'coupon.kind', choices: COUPON_KINDS },
      { name: 'active', label: 'coupon.active', choices: YES_NO },
    ],
    fields: [
      field('code', 'coupon.code', TEXT, { hint: 'coupon.code-hint', required: true, onlyNew: true }),
      field('kind', 'coupon.kind', { type: 'choice', choices: COUPON_KINDS }, { required: true }),
      field('value', 'coupon.value', FIGURE, { hint: 'coupon.value-hint', required: true }),
      field('active', 'coupon.active', SWITCH),
      ...TERMS,
      field('first_order_only', 'coupon.first-order', SWITCH, { ...CONDITIONS, hint: 'coupon.first-order-hint' }),
      field('uses_per_customer', 'coupon.per-customer', NUMBER, {
        ...{ ...CONDITIONS, ...NO_VALUE, hint: 'coupon.per-customer-hint' },
      }),
      field('uses_total', 'coupon.total', NUMBER, { ...CONDITIONS, ...NO_VALUE, hint: 'coupon.total-hint' }),
    ],
    blank: { code: '', kind: 'percent', value: '10', active: true, ...NO_TERMS },
    canRemove: true,
  },
  promotions: {
    title: 'nav.promotions',
    titleOfNew: 'new.promotion',
    columns: [
      { name: 'title', label: 'selling.title' },
      { name: 'kind', label: 'coupon.kind', format: (value) => labelOf(value) },
      { name: 'starts_at', label: 'terms.starts' },
      ENDS,
      ACTIVE,
      { name: 'position', label: 'selling.position', isNumber: true, canSort: true },
    ],
    filters: [],
    codesFrom: [{ path: 'code', of: 'name' }],
    fields: [
      field('name', 'selling.title', { type: 'words' }, { hint: 'promotion.name-hint' }),
      field('code', 'selling.code', TEXT, { onlyNew: true, hint: 'selling.code-hint' }),
      field('kind', 'coupon.kind', { type: 'choice', choices: PROMOTION_KINDS }, { required: true }),
      field('percent', 'promotion.percent', PERCENT, ofKind('percent', 'buy_get')),
      field('amount', 'promotion.amount', AMOUNT, { ...ofKind('fixed'), hint: 'promotion.amount-hint' }),
      field('units', 'promotion.units', NUMBER, { ...ofKind('buy_get'), hint: 'promotion.units-hint' }),
      field('reduced', 'promotion.reduced', NUMBER, { ...ofKind('buy_get'), hint: 'promotion.reduced-hint' }),
      field(
        'tiers',
        'promotion.tiers',
        {
          type: 'rows',
          row: 'promotion.tier',
          blank: { from: '', percent: 10 },
          fields: [
            field('from', 'promotion.from', AMOUNT, { required: true }),
            field('percent', 'promotion.percent', PERCENT, { required: true }),
          ],
        },
        ofKind('tiers'),
      ),
      field('active', 'coupon.active', SWITCH),
      field('exclusive', 'promotion.exclusive', SWITCH, { hint: 'promotion.exclusive-hint' }),
      field('position', 'selling.position', NUMBER, { hint: 'promotion.position-hint' }),
      ...TERMS,
      field('first_order_only', 'coupon.first-order', SWITCH, { ...CONDITIONS, hint: 'promotion.first-order-hint' }),
    ],
    blank: { position: 1, code: '', name: { en: '' }, kind: 'percent', percent: 10, active: true, ...NO_TERMS },
    canRemove: true,
  },
} satisfies Readonly<Record<string, KindView>>;

function labelOf(value: unknown): ManageKey | undefined {
  return PROMOTION_KINDS.find((choice) => choice.value === value)?.label;
}

import { OWN_PRICE_TYPES, PART_TYPES } from '../../../../core/internal-staff';
import type { ManageKey } from '../../../text/own-keys';
import { formatYesNo, YES_NO, type FieldView, type KindView } from '../fields/kind-view';

const TYPES = [
  { value: 'simple', label: 'product.type-simple' },
  { value: 'configurable', label: 'product.type-configurable' },
  { value: 'grouped', label: 'product.type-grouped' },
  { value: 'bundle', label: 'product.type-bundle' },
  { value: 'virtual', label: 'product.type-virtual' },
  { value: 'downloadable', label: 'product.type-downloadable' },
] as const;
const VISIBILITIES = [
  { value: 'everywhere', label: 'product.everywhere' },
  { value: 'lists', label: 'product.lists' },
  { value: 'search', label: 'product.search' },
  { value: 'nowhere', label: 'product.nowhere' },
] as const;
const ASKED = [
  { value: 'field', label: 'product.kind-field' },
  { value: 'area', label: 'product.kind-area' },
  { value: 'drop_down', label: 'product.kind-drop_down' },
  { value: 'radio', label: 'product.kind-radio' },
  { value: 'checkbox', label: 'product.kind-checkbox' },
  { value: 'multiple', label: 'product.kind-multiple' },
  { value: 'date', label: 'product.kind-date' },
  { value: 'email', label: 'product.kind-email' },
] as const;
const SURCHARGES = [
  { value: 'fixed', label: 'product.fixed' },
  { value: 'percent', label: 'product.percent' },
] as const;

const of = (...types: readonly string[]) => ({ path: 'type', in: types });
const PRICED_ALONE = of(...OWN_PRICE_TYPES);
/** Bundles and groups have the costs of their parts. */
const COSTED = of(...OWN_PRICE_TYPES, PART_TYPES.variants);

const amount = (path: string, label: ManageKey, more: Partial<FieldView> = {}): FieldView => ({
  path,
  label,
  input: { type: 'figure', base: 'amount' },
  isNullable: true,
  ...more,
});
const WINDOW: readonly FieldView[] = [
  {
    path: 'special_from',
    label: 'product.special-from',
    hint: 'product.day-hint',
    input: { type: 'day' },
    isNullable: true,
  },
  {
    path: 'special_to',
    label: 'product.special-to',
    hint: 'product.day-hint',
    input: { type: 'day' },
    isNullable: true,
  },
];
const text = (path: string, label: ManageKey, more: Partial<FieldView> = {}): FieldView => ({
  path,
  label,
  input: { type: 'text' },
  ...more,
});
const SKU = text('sku', 'product.sku', { required: true });
const QTY: FieldView = { path: 'qty', label: 'product.qty', input: { type: 'number' }, required: true };
const SURCHARGE: readonly FieldView[] = [
  { path: 'price', label: 'product.surcharge', input: { type: 'figure' }, isNullable: true },
  { path: 'price_type', label: 'product.surcharge-as', input: { type: 'choice', choices: SURCHARGES } },
];
const noCharge = { price: null, price_type: 'fixed' };
const noPrices = { cost: null, price: null, special_price: null, special_from: null, special_to: null };

const PRICE_COLUMNS = [
  { path: 'price', label: 'product.price', isNumber: true },
  { path: 'special_price', label: 'product.special-price', isNumber: true },
] as const;

const PARTS: readonly FieldView[] = [
  { path: 'options', label: 'product.options', input: { type: 'attributes' }, when: of(PART_TYPES.options) },
  {
    path: 'variants',
    label: 'product.variants',
    when: of(PART_TYPES.variants),
    input: {
      type: 'folded',
      row: 'product.variant',
      chosenBy: 'options',
      columns: [
        { path: 'sku', label: 'product.sku' },
        { path: 'values', label: 'product.choice', format: 'chosen' },
        ...PRICE_COLUMNS,
        { path: 'sku', label: 'stock.qty', isNumber: true, format: 'stock' },
        { path: 'enabled', label: 'product.enabled', format: 'yes-no' },
      ],
      blank: { sku: '', values: {}, enabled: true, ...noPrices },
      fields: [
        SKU,
        { path: 'values', label: 'product.options', input: { type: 'values', of: 'options' } },
        amount('price', 'product.price', { required: true }),
        amount('special_price', 'product.special-price'),
        amount('cost', 'product.cost'),
        ...WINDOW.map((field): FieldView => ({
          path: field.path,
          label: field.label,
          input: field.input,
          isNullable: true,
        })),
        { path: 'enabled', label: 'product.enabled', input: { type: 'switch' } },
      ],
    },
  },
  {
    path: 'bundle',
    label: 'product.bundle',
    when: of(PART_TYPES.bundle),
    input: {
      type: 'rows',
      row: 'product.choice',
      blank: { title: '', required: true, parts: [{ sku: '', qty: 1, is_default: true }] },
      fields: [
        text('title', 'product.choice', { required: true }),
        { path: 'required', label: 'product.required', input: { type: 'switch' } },
        {
          path: 'parts',
          label: 'product.parts',
          input: {
            type: 'rows',
            row: 'product.part',
            blank: { sku: '', qty: 1, is_default: false },
            fields: [SKU, QTY, { path: 'is_default', label: 'product.standard', input: { type: 'switch' } }],
          },
        },
      ],
    },
  },
  {
    path: 'group',
    label: 'product.group',
    when: of(PART_TYPES.group),
    input: { type: 'rows', row: 'product.part', blank: { sku: '', qty: 1 }, fields: [SKU, QTY] },
  },
  {
    path: 'downloads',
    label: 'product.downloads',
    when: of(PART_TYPES.downloads),
    input: {
      type: 'rows',
      row: 'product.file',
      blank: { title: '', sample_url: '', file: null, sample: null, times: null },
      fields: [
        text('title', 'product.file', { required: true }),
        { path: 'file', label: 'product.download', input: { type: 'download', isSample: false } },
        {
          path: 'times',
          label: 'product.times',
          hint: 'product.times-hint',
          input: { type: 'number' },
          isNullable: true,
        },
        { path: 'sample', label: 'product.own-sample', input: { type: 'download', isSample: true } },
        text('sample_url', 'product.sample'),
      ],
    },
  },
];

const ASKED_BESIDES: FieldView = {
  path: 'custom_options',
  label: 'product.asked',
  input: {
    type: 'rows',
    row: 'product.question',
    blank: { title: '', type: 'field', required: false, max_characters: null, ...noCharge, values: [] },
    fields: [
      text('title', 'product.question', { required: true }),
      { path: 'type', label: 'product.type', input: { type: 'choice', choices: ASKED } },
      { path: 'required', label: 'product.required', input: { type: 'switch' } },
      { path: 'max_characters', label: 'product.most', input: { type: 'number' }, isNullable: true },
      ...SURCHARGE,
      {
        path: 'values',
        label: 'product.answers',
        input: {
          type: 'rows',
          row: 'product.answer',
          blank: { title: '', ...noCharge },
          fields: [text('title', 'product.answer', { required: true }), ...SURCHARGE],
        },
      },
    ],
  },
};

const OWN_PRICES: FieldView = {
  path: 'own_prices',
  label: 'product.own-prices',
  hint: 'product.own-prices-hint',
  input: {
    type: 'folded',
    row: 'product.price',
    columns: [
      { path: 'sku', label: 'product.sku' },
      { path: 'currency', label: 'product.currency', isName: true },
      ...PRICE_COLUMNS,
    ],
    blank: { currency: 'EUR', sku: '', price: '', special_price: null },
    fields: [
      SKU,
      text('currency', 'product.currency', { required: true }),
      { path: 'price', label: 'product.price', input: { type: 'figure' }, required: true },
      { path: 'special_price', label: 'product.special-price', input: { type: 'figure' }, isNullable: true },
    ],
  },
};

export const PRODUCT_VIEW: KindView = {
  title: 'nav.products',
  titleOfNew: 'new.product',
  columns: [
    { name: 'sku', label: 'product.sku', canSort: true, picture: 'thumbnail' },
    { name: 'name', label: 'product.name', canSort: true },
    { name: 'brand', label: 'product.brand' },
    { name: 'type', label: 'product.type', format: (value) => TYPES.find((one) => one.value === value)?.label },
    { name: 'price', label: 'product.price', isNumber: true, moneyIn: 'currency', canSort: true },
    { name: 'special_price', label: 'product.special-price', isNumber: true, moneyIn: 'currency' },
    { name: 'units', label: 'stock.qty', isNumber: true },
    { name: 'in_stock', label: 'product.in-stock', format: formatYesNo },
    { name: 'enabled', label: 'product.enabled', format: formatYesNo },
  ],
  filters: [
    { name: 'type', label: 'product.type', choices: TYPES },
    { name: 'category', label: 'product.category', choices: [], from: 'categories' },
    { name: 'option', label: 'product.attribute', choices: [], from: 'option' },
    { name: 'in_stock', label: 'product.in-stock', choices: YES_NO },
    { name: 'on_sale', label: 'product.on-sale', choices: YES_NO },
    { name: 'enabled', label: 'product.enabled', choices: YES_NO },
  ],
  fields: [
    text('sku', 'product.sku', { required: true, onlyNew: true }),
    { path: 'type', label: 'product.type', input: { type: 'choice', choices: TYPES }, required: true, onlyNew: true },
    text('url_key', 'product.url-key', { hint: 'product.url-key-hint', onlyNew: true }),
    { path: 'enabled', label: 'product.enabled', hint: 'product.enabled-hint', input: { type: 'switch' } },
    { path: 'visibility', label: 'product.visibility', input: { type: 'choice', choices: VISIBILITIES } },
    {
      path: 'texts',
      label: 'product.description',
      input: {
        type: 'texts',
        members: [
          { name: 'name', label: 'product.name', required: true },
          { name: 'short_description', label: 'product.short-description', html: true },
          { name: 'description', label: 'product.description', html: true },
        ],
      },
    },
    amount('price', 'product.price', { hint: 'product.price-hint', required: true, when: PRICED_ALONE }),
    amount('special_price', 'product.special-price', { when: PRICED_ALONE }),
    ...WINDOW.map((field) => ({ ...field, when: PRICED_ALONE })),
    amount('cost', 'product.cost', { hint: 'product.cost-hint', when: COSTED }),
    { path: 'pictures', label: 'product.pictures', input: { type: 'pictures' } },
    { path: 'category_ids', label: 'product.categories', input: { type: 'categories' } },
    {
      path: 'attributes',
      label: 'product.attributes',
      hint: 'product.attributes-hint',
      input: { type: 'product-attributes' },
    },
    // Placed last: there may be hundreds of variants.
    ...PARTS,
    ASKED_BESIDES,
    OWN_PRICES,
    {
      path: 'tax_class_id',
      label: 'product.tax-class',
      input: { type: 'pick', from: 'product-tax-classes', isNumber: true },
      isNullable: true,
    },
    text('meta_title', 'product.meta-title'),
    { path: 'meta_description', label: 'product.meta-description', input: { type: 'text' } },
  ],
  blank: {
    sku: '',
    type: 'simple',
    enabled: true,
    visibility: 'everywhere',
    url_key: '',
    texts: { en: { name: '' } },
    meta_title: '',
    meta_description: '',
    ...noPrices,
    own_prices: [],
    tax_class_id: 2,
    category_ids: [],
    attributes: {},
    pictures: [],
    options: [],
    variants: [],
    bundle: [],
    group: [],
    custom_options: [],
    downloads: [],
  },
  canRemove: true,
};

export const CATEGORY_VIEW: KindView = {
  title: 'nav.categories',
  titleOfNew: 'new.category',
  columns: [
    { name: 'name', label: 'product.name', canSort: true },
    { name: 'slug', label: 'category.slug' },
    { name: 'position', label: 'category.position', isNumber: true },
    { name: 'products', label: 'category.products', isNumber: true, canSort: true },
    { name: 'visible', label: 'category.visible', format: formatYesNo },
  ],
  filters: [
    { name: 'parent', label: 'category.parent', choices: [], from: 'categories' },
    { name: 'visible', label: 'category.visible', choices: YES_NO },
  ],
  fields: [
    text('slug', 'category.slug', { required: true, onlyNew: true }),
    { path: 'parent_id', label: 'category.parent', input: { type: 'category' } },
    {
      path: 'position',
      label: 'category.position',
      hint: 'category.position-hint',
      input: { type: 'number' },
      required: true,
    },
    { path: 'visible', label: 'category.visible', input: { type: 'switch' } },
    {
      path: 'texts',
      label: 'product.description',
      input: {
        type: 'texts',
        members: [
          { name: 'name', label: 'product.name', required: true },
          { name: 'description', label: 'product.description', html: true },
        ],
      },
    },
  ],
  blank: { slug: '', parent_id: null, position: 0, visible: true, texts: { en: { name: '' } } },
  canRemove: true,
};

export const STOCK_VIEW: KindView = {
  title: 'nav.stock',
  columns: [
    { name: 'sku', label: 'product.sku', canSort: true },
    { name: 'name', label: 'product.name' },
    { name: 'qty', label: 'stock.qty', isNumber: true, canSort: true },
    { name: 'by_place', label: 'stock.by-place' },
    { name: 'in_transit', label: 'stock.in-transit', isNumber: true },
    { name: 'in_stock', label: 'product.in-stock', format: formatYesNo },
    { name: 'counted', label: 'stock.counted', format: formatYesNo },
  ],
  filters: [
    { name: 'in_stock', label: 'product.in-stock', choices: YES_NO },
    { name: 'at_most', label: 'stock.at-most', choices: ['0', '3', '10'].map((value) => ({ value, text: value })) },
  ],
  fields: [
    { path: 'qty', label: 'stock.qty', input: { type: 'number' }, required: true },
    { path: 'in_stock', label: 'product.in-stock', input: { type: 'switch' } },
    { path: 'counted', label: 'stock.counted', hint: 'stock.counted-hint', input: { type: 'switch' } },
    {
      path: 'places',
      label: 'stock.places',
      hint: 'stock.places-hint',
      input: {
        type: 'rows',
        row: 'stock.place',
        blank: { place: '', qty: 0 },
        fields: [
          { path: 'place', label: 'stock.place', input: { type: 'pick', from: 'stock-places' }, required: true },
          { path: 'qty', label: 'stock.qty', input: { type: 'number' }, required: true },
        ],
      },
    },
  ],
  mayMiss: ['places'],
  canRemove: false,
};

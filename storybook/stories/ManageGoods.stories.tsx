import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { PRODUCT_VIEW } from '../../ui/pages/manage/goods/goods-views';
import { FilePicker } from '../../ui/pages/manage/goods/FilePicker';
import type { RecordImportReport } from '../../core/internal-staff';
import type { ImportPreview, UpdateReport } from '../../core/staff';
import { ColumnsForm } from '../../ui/pages/manage/goods/ColumnsForm';
import { KeptMaps } from '../../ui/pages/manage/goods/KeptMaps';
import { ReadAs } from '../../ui/pages/manage/goods/ReadAs';
import { ImportDifference } from '../../ui/pages/manage/goods/ImportDifference';
import { ImportReport } from '../../ui/pages/manage/goods/ImportReport';
import { PriceDifference, PriceListHistory } from '../../ui/pages/manage/goods/PriceDifference';
import { MoveTable } from '../../ui/pages/manage/goods/MoveTable';
import { RecordsReport } from '../../ui/pages/manage/goods/RecordsReport';
import { StockTable } from '../../ui/pages/manage/goods/StockTable';
import { NO_TOOLS, RecordToolsContext, type RecordTools } from '../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Goods', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const REPORT = {
  id: null,
  rows: { read: 3, changed: 1, unchanged: 1, refused: 1 },
  changes: [{ row: 2, sku: 'TEE-BLACK-M', column: 'price', from: '30', to: '27.5' }],
  refused: [
    { row: 4, sku: 'A-SKU-THAT-SOMEBODY-HAS-TYPED-WRONG', reason: 'There is no product or variant of this sku' },
  ],
  overtaken: [],
};

const PICKER = {
  label: 'List of prices (CSV)',
  hint: 'The first line names the columns; sku must be one of them.',
  accept: '.csv,text/csv',
  isBusy: false,
  problem: undefined,
  onChosen: nothing,
};

export const PickAFile: Story = { render: () => <FilePicker {...PICKER} /> };
export const PickAFileRefused: Story = {
  render: () => <FilePicker {...PICKER} problem="The column sku is missing" />,
};
export const PriceList: Story = {
  render: () => (
    <PriceDifference name="winter.csv" report={REPORT} isApplied={false} isBusy={false} onApply={nothing} />
  ),
};
export const PriceListApplied: Story = {
  render: () => (
    <PriceDifference
      name="winter.csv"
      report={{ ...REPORT, id: 7, overtaken: [{ sku: 'TEE', reason: 'price is 41 by now, not 35' }] }}
      isApplied
      isBusy={false}
      onApply={undefined}
    />
  ),
};
export const PriceLists: Story = {
  render: () => (
    <PriceListHistory
      lists={[{ id: 7, at: '2026-11-25T08:00:00.000Z', who: 'mira@vitrine.example', name: 'winter.csv', skus: 120 }]}
      onUndo={nothing}
    />
  ),
};

const IMPORT: UpdateReport = {
  id: '1',
  state: 'done',
  source: 'goods.csv',
  by: 'mira@vitrine.example',
  started_at: '2026-11-25T08:00:00.000Z',
  finished_at: '2026-11-25T08:00:09.000Z',
  progress: { done: 6, total: 7, label: 'Writing products' },
  rows: { read: 7, written: 6, refused: 1 },
  products: { created: 6, updated: 0, unchanged: 0 },
  dry_run: false,
  refused: [{ file: 'goods.csv', row: 7, sku: 'GLOVE-1', reason: 'Variant Price: "dear" is no price' }],
  notes: [{ file: 'goods.csv', row: 3, sku: 'BELT-1', reason: 'picture /b/e/belt.jpg was not found' }],
  changes: [],
  files: [],
  demo: null,
  demo_undecided: false,
  columns_unknown: false,
  error: null,
};
const SOURCE = { isRunning: false, isBusy: false, problem: undefined, onRun: nothing, onCheck: nothing };

export const ImportDone: Story = {
  render: () => <ImportReport {...SOURCE} report={IMPORT} />,
};
export const ImportRunning: Story = {
  render: () => (
    <ImportReport {...SOURCE} report={{ ...IMPORT, state: 'running', refused: [], notes: [] }} isRunning isBusy />
  ),
};
export const ImportWithoutSource: Story = {
  render: () => <ImportReport {...SOURCE} report={null} problem="The shop has no source to import from." />,
};
export const ImportDryRun: Story = {
  render: () => (
    <ImportDifference
      report={{
        ...IMPORT,
        dry_run: true,
        products: { created: 1, updated: 2, unchanged: 3 },
        changes: [
          {
            ...{ file: 'goods.csv', row: 2, sku: 'SCARF-1', name: 'Scarf', outcome: 'updated' },
            changes: [
              { path: 'price', from: '20', to: '18.5' },
              {
                path: 'texts.en.description',
                from: null,
                to: '<p>Warm, of the wool of a hundred and twenty sheep</p>',
              },
            ],
          },
          { file: 'goods.csv', row: 4, sku: 'CAP-1', name: 'Cap', outcome: 'updated', changes: [] },
          { file: 'goods.csv', row: 5, sku: 'BELT-2', name: 'Belt', outcome: 'created', changes: [] },
        ],
        demo: { products: 600, categories: 41, reviews: 900, coupons: 3, people: 5, orders: 12, fate: null },
      }}
      isBusy={false}
      onApply={nothing}
    />
  ),
};

const PREVIEW: ImportPreview = {
  sheet: 'Herbst',
  sheets: ['Herbst', 'Winter'],
  columns: ['Art.-Nr.', 'Bezeichnung', 'VK brutto', 'Größe', 'Bemerkung'],
  rows: [
    ['H-100-S', 'Hemd Oxford', '79,90', 'S', ''],
    ['H-100-M', 'Hemd Oxford', '79,90', 'M', 'Nachbestellt'],
  ],
  format: null,
  kept: null,
  guess: {
    columns: [
      { column: 'Art.-Nr.', field: 'sku' },
      { column: 'Bezeichnung', field: 'name' },
      { column: 'Größe', field: 'size' },
    ],
    decimal: 'comma',
  },
};

export const Columns: Story = {
  render: () => <ColumnsForm preview={PREVIEW} isBusy={false} onMapped={nothing} />,
};
export const SheetAndColumns: Story = {
  render: () => (
    <ReadAs
      file={{ file: 'herbst.xlsx', format: 'mapped', sheet: 'Herbst', sheets: ['Herbst', 'Winter'], kept_map: 'a1' }}
      isBusy={false}
      onSheet={nothing}
      onMap={nothing}
    />
  ),
};
export const MappedColumns: Story = {
  render: () => (
    <KeptMaps
      maps={[{ id: 'a1', columns: PREVIEW.columns, map: PREVIEW.guess, kept_at: '2026-11-25T08:00:00.000Z' }]}
      isBusy={false}
      onForget={nothing}
    />
  ),
};

const LEVEL = {
  qty: 4,
  in_stock: true,
  counted: true,
  product: 'TEE',
  name: 'Tee',
  by_place: null,
  waiting: 0,
  in_transit: 0,
};

const RECORDS: RecordImportReport = {
  ...{ kind: 'customers', file: 'customers_export.csv', format: 'shopify', dry_run: true, rows: 3, created: 1 },
  ...{ existing: 1, refused: 1, also: { addresses: 1, subscribers: 1 }, ignored_columns: ['Total Spent', 'Tags'] },
  refusals: [{ row: 4, column: 'Email', about: 'nobody', reason: 'is not an e-mail address like name@example.com' }],
  notes: [
    { row: 2, column: 'Phone', about: 'ida@example.com', reason: 'is left out: there is no address that has it' },
  ],
};

export const RecordsPreview: Story = {
  render: () => <RecordsReport report={RECORDS} isBusy={false} onApply={nothing} />,
};
export const RecordsImported: Story = {
  render: () => (
    <RecordsReport
      report={{ ...RECORDS, dry_run: false, ignored_columns: [], refusals: [], notes: [] }}
      isBusy={false}
      onApply={nothing}
    />
  ),
};

export const Stock: Story = {
  render: () => (
    <StockTable
      rows={[
        { ...LEVEL, sku: 'TEE-BLACK-M' },
        { ...LEVEL, sku: 'TEE-BLACK-L', qty: 0, in_stock: false, waiting: 3 },
        { ...LEVEL, sku: 'GIFT-CARD', counted: false },
      ]}
      busy={undefined}
      onSave={nothing}
    />
  ),
};

const AT_PLACES = [
  { place: 'main', qty: 3 },
  { place: 'berlin', qty: 1 },
];

export const StockByLocation: Story = {
  render: () => (
    <StockTable
      rows={[
        { ...LEVEL, sku: 'TEE-BLACK-M', by_place: 'main 3, berlin 1', places: AT_PLACES },
        { ...LEVEL, sku: 'GIFT-CARD', counted: false },
      ]}
      placeNames={
        new Map([
          ['main', 'Main warehouse'],
          ['berlin', 'Store in Berlin Mitte'],
        ])
      }
      busy={undefined}
      onSave={nothing}
    />
  ),
};

const MOVE = { id: 2, at: '2026-11-30T08:15:00.000Z', sku: 'TEE-BLACK-M', place: 'berlin' } as const;

export const StockHistory: Story = {
  render: () => (
    <MoveTable
      moves={[
        { ...MOVE, qty: -2, reason: 'sale', ref: '100001' },
        { ...MOVE, id: 1, qty: 12, reason: 'count', ref: null },
      ]}
      nameOf={(code) => (code === 'berlin' ? 'Store in Berlin Mitte' : code)}
      stockPath={() => '#'}
    />
  ),
};

function ProductForm({ type, more = {} }: { readonly type: string; readonly more?: object }) {
  const form = useForm<RecordValues>({ defaultValues: { ...PRODUCT_VIEW.blank, type, ...more } });
  return <RecordForm form={form} fields={PRODUCT_VIEW.fields} isNew isSaving={false} mayWrite onSave={nothing} />;
}

export const NewProduct: Story = { render: () => <ProductForm type="simple" /> };
const choices = (...labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));
const TOOLS: RecordTools = {
  ...NO_TOOLS,
  categories: [],
  attributes: [],
  productAttributes: [
    { code: 'brand', label: 'Brand', kind: 'one', values: choices('North', 'Tarn') },
    { code: 'material', label: 'Material', kind: 'one', values: choices('Cotton', 'Wool') },
    { code: 'gender', label: 'Gender', kind: 'several', values: choices('Men', 'Women', 'Children') },
    { code: 'vegan', label: 'Vegan', kind: 'yes-no', values: [] },
    { code: 'grams', label: 'Weight in grams', kind: 'number', values: [] },
  ],
  upload: () => Promise.resolve([]),
};
export const WithAttributes: Story = {
  render: () => (
    <RecordToolsContext value={TOOLS}>
      <ProductForm type="simple" more={{ attributes: { brand: ['north'], gender: ['women'] } }} />
    </RecordToolsContext>
  ),
};
const SIZES = ['S', 'M', 'L', 'XL'] as const;
const COLORS = ['Pine', 'Ecru', 'Rust', 'Navy', 'Black', 'Sand', 'Plum'] as const;
const VARIANTS = COLORS.flatMap((color, nth) =>
  SIZES.map((size) => ({
    sku: `SHELL-JACKET-${color.toUpperCase()}-${size}`,
    values: { color: color.toLowerCase(), size: size.toLowerCase() },
    price: '129',
    special_price: nth === 1 ? '99.5' : null,
    special_from: null,
    special_to: null,
    enabled: color !== 'Plum',
  })),
);
const CHOSEN_BY = [
  { value: 'color', label: 'Color', values: choices(...COLORS) },
  { value: 'size', label: 'Size', values: choices(...SIZES) },
];
export const ManyVariants: Story = {
  render: () => (
    <RecordToolsContext
      value={{ ...TOOLS, attributes: CHOSEN_BY, stock: new Map(VARIANTS.map(({ sku }, at) => [sku, (at * 7) % 23])) }}
    >
      <ProductForm type="configurable" more={{ options: ['color', 'size'], variants: VARIANTS }} />
    </RecordToolsContext>
  ),
};
export const NewBundle: Story = {
  render: () => (
    <ProductForm
      type="bundle"
      more={{ bundle: [{ title: 'Top', required: true, parts: [{ sku: 'TEE', qty: 1, is_default: true }] }] }}
    />
  ),
};

export const NewDownload: Story = {
  render: () => (
    <ProductForm
      type="downloadable"
      more={{
        downloads: [
          { title: 'The plan (PDF)', file: { id: 'plan', name: 'twelve-weeks.pdf', size: 2_400_000 } },
          { title: 'The days for your calendar' },
        ],
      }}
    />
  ),
};

import type { ReactNode } from 'react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { Book } from '../../core/internal-staff';
import type { ReportFigures, ReportTable } from '../../core/staff';
import { ManageFrame, ManageTitle } from '../../ui/pages/manage/ManageFrame';
import { BookNotes, BookTables } from '../../ui/pages/manage/reports/BookTables';
import { ClosingTools } from '../../ui/pages/manage/reports/ClosingTools';
import {
  LeftCartsTable,
  MissedSearchesTable,
  SellThroughTable,
  StockValueTable,
} from '../../ui/pages/manage/reports/InsightTables';
import { InsightTools, type Insight } from '../../ui/pages/manage/reports/InsightTools';
import { OwedTable } from '../../ui/pages/manage/reports/OwedTable';
import { ReportNotes, ReportTables } from '../../ui/pages/manage/reports/ReportTables';
import { ReportTools } from '../../ui/pages/manage/reports/ReportTools';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Reports', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const figures = (net: number): ReportFigures => ({
  ...{ orders: 3, units: 5, gross: net + 25, discounts: 10, cancelled: 5, refunded: 10, net },
  ...{ shipping: 12.5, tax: 9.75, cards: 50, total: net + 72.25, average: net / 3 },
  ...{ cost: net * 0.4, margin: net * 0.5, margin_rate: 55.6, uncosted: 1 },
});
const DAYS = [120, 0, 310.5, 95, -40, 180, 220];
const SALES: ReportTable = {
  currency: 'USD',
  rows: DAYS.map((net, index) => ({
    ...{ ...figures(net), key: `2026-03-0${String(index + 1)}`, label: null, before: figures(net * 0.8) },
  })),
  others: null,
  total: figures(885.5),
  before: figures(708.4),
};
const PRODUCTS: ReportTable = {
  currency: 'EUR',
  rows: [
    { ...figures(420), orders: null, average: null, key: 'TEE', label: 'Cotton Tee', before: null },
    { ...figures(60), orders: null, average: null, key: null, label: null, before: null },
  ],
  others: { ...figures(1200), orders: null, average: null, count: 48, before: null },
  total: figures(1680),
  before: null,
};
const CHOICE = {
  preset: 'this-month',
  period: { from: '2026-03-01', to: '2026-03-07' },
  store: '',
  step: 'day',
  compare: 'previous',
} as const;
const STORES = [
  { code: 'us', name: 'United States' },
  { code: 'de', name: 'Deutschland' },
];

const page = (tables: readonly ReportTable[], name: 'products' | 'sales' = 'sales'): Story => ({
  render: () => (
    <ManageFrame
      label="Back office"
      shop={{ name: 'Vitrine', path: '/', label: 'View shop' }}
      links={[{ path: '/manage/reports', label: 'Reports', isHere: true, group: 'Sales' }]}
    >
      <ManageTitle title="Reports" />
      <ReportTools choice={{ ...CHOICE, name }} stores={STORES} onChange={nothing} />
      <ReportTables
        name={name}
        tables={tables}
        labelOf={({ key, label }) => label ?? key ?? ''}
        money={(amount, currency) => `${amount.toFixed(2)} ${currency}`}
      />
      <ReportNotes name={name} withCosts />
    </ManageFrame>
  ),
});

export const Sales = page([SALES]);
export const Products = page([PRODUCTS, { ...PRODUCTS, currency: 'USD' }], 'products');
export const Empty = page([]);

const OWED = [
  { currency: 'EUR', gift_cards: 0, gift_card_balance: 0, people: 1, bonuses: 4.2 },
  { currency: 'USD', gift_cards: 12, gift_card_balance: 487.5, people: 30, bonuses: 120.75 },
];
const MONTHS = [
  { value: '2026-03', label: 'March 2026' },
  { value: '2026-02', label: 'February 2026' },
];

export const Closing: Story = {
  render: () => (
    <ManageFrame
      label="Back office"
      shop={{ name: 'Vitrine', path: '/', label: 'View shop' }}
      links={[{ path: '/manage/closing', label: 'Month closing', isHere: true, group: 'Sales' }]}
    >
      <ManageTitle title="Month closing" />
      <ClosingTools
        month="2026-03"
        months={MONTHS}
        store=""
        stores={STORES.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={nothing}
      />
      <OwedTable owed={OWED} money={(amount, currency) => `${amount.toFixed(2)} ${currency}`} />
    </ManageFrame>
  ),
};

const BOOK: Pick<Book, 'accounts' | 'balances' | 'currency' | 'documents' | 'payments'> = {
  currency: 'GBP',
  documents: { invoices: 41, invoiced: 3120.5, credit_notes: 3, credited: 140 },
  payments: [
    { method: 'card', provider: 'stripe', payments: 38, received: 2890.5, refunds: 3, refunded: 140 },
    { method: 'banktransfer', provider: null, payments: 3, received: 230, refunds: 0, refunded: 0 },
  ],
  balances: [
    {
      ...{ account: 'gift_cards', opening: 500, closing: 610 },
      movements: [
        { kind: 'card-issued', amount: 150 },
        { kind: 'card-spent', amount: -40 },
      ],
    },
    { account: 'bonuses', opening: 0, movements: [], closing: 0 },
    {
      ...{ account: 'royalties', opening: 80, closing: 32.5 },
      movements: [
        { kind: 'royalty', amount: 32.5 },
        { kind: 'royalty-paid', amount: -80 },
      ],
    },
  ],
  accounts: [
    { account: 'receivable', of: '', number: 'Owed by customers', debit: 3120.5, credit: 3120.5 },
    { account: 'sales', of: '20 GB', number: 'Sales 20 GB', debit: 100, credit: 2600.42 },
    { account: 'tax', of: '20 GB', number: 'Tax 20 GB', debit: 20, credit: 520.08 },
  ],
};

export const Books: Story = {
  render: () => (
    <ManageFrame
      label="Back office"
      shop={{ name: 'Vitrine', path: '/', label: 'View shop' }}
      links={[{ path: '/manage/books', label: 'Books', isHere: true, group: 'Sales' }]}
    >
      <ManageTitle title="Books" />
      <BookNotes isOpen since="5 Mar 2026" isPart={false} />
      <h2>GBP</h2>
      <BookTables book={BOOK} money={(amount, currency) => `${amount.toFixed(2)} ${currency}`} />
    </ManageFrame>
  ),
};

const insight = (name: Insight, table: ReactNode): Story => ({
  render: () => (
    <ManageFrame
      label="Back office"
      shop={{ name: 'Vitrine', path: '/', label: 'View shop' }}
      links={[{ path: '/manage/insights', label: 'Stock and searches', isHere: true, group: 'Sales' }]}
    >
      <ManageTitle title="Stock and searches" />
      <InsightTools
        {...{ name, from: '2026-03-01', to: '2026-03-31', store: '' }}
        stores={STORES.map(({ code, name: label }) => ({ value: code, label }))}
        onChange={nothing}
      />
      {table}
    </ManageFrame>
  ),
});

export const SellThrough = insight(
  'sell-through',
  <SellThroughTable
    items={[
      { sku: 'TEE', name: 'Cotton Tee', sold: 30, stock: 10, rate: 75, days_left: 10 },
      { sku: 'GONE', name: null, sold: 0, stock: 4, rate: 0, days_left: null },
    ]}
  />,
);
export const StockValue = insight(
  'stock-value',
  <StockValueTable
    items={[
      { place: 'berlin', name: { en: 'Berlin store' }, units: 40, value: 620, uncosted: 0 },
      { place: 'main', name: null, units: 1200, value: 14_310.5, uncosted: 85 },
    ]}
    total={{ units: 1240, value: 14_930.5, uncosted: 85 }}
    currency="USD"
    nameOf={({ name, place }) => name?.en ?? place}
    money={(amount, currency) => `${amount.toFixed(2)} ${currency}`}
  />,
);
export const MissedSearches = insight(
  'missed-searches',
  <MissedSearchesTable items={[{ words: 'rain boots', count: 17, last_day: '2026-03-30' }]} />,
);
export const LeftCarts = insight(
  'left-carts',
  <LeftCartsTable
    items={[
      { store: 'us', currency: 'USD', hours: 1, carts: 12, of_customers: 3, units: 20, value: 840.5 },
      { store: 'us', currency: 'USD', hours: 168, carts: 40, of_customers: 9, units: 71, value: 2790 },
      { store: 'us', currency: 'USD', hours: 720, carts: 2, of_customers: 0, units: 2, value: 60 },
    ]}
    ages={[1, 24, 168, 720]}
    storeOf={() => 'United States'}
    money={(amount, currency) => `${amount.toFixed(2)} ${currency}`}
  />,
);

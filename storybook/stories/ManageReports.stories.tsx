import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReportFigures, ReportTable } from '../../core/staff';
import { ManageFrame, ManageTitle } from '../../ui/pages/manage/ManageFrame';
import { ClosingTools } from '../../ui/pages/manage/reports/ClosingTools';
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
      <ReportNotes name={name} />
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

import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { BulkReport } from '../../core/internal-staff';
import { BulkForm } from '../../ui/pages/manage/bulk/BulkForm';
import { BulkHistory } from '../../ui/pages/manage/bulk/BulkHistory';
import { BulkReportView } from '../../ui/pages/manage/bulk/BulkReportView';
import { NO_CHANGES, type BulkValues } from '../../ui/pages/manage/bulk/bulk-values';
import { BulkBar } from '../../ui/routes/manage/bulk/BulkBar';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const inOffice: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Bulk edit', decorators: [inMain, inOffice] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const REPORT: BulkReport = {
  ...{ id: null, total: 1200, done: 50, changed: 48, unchanged: 1, refused: 1, undone: 0, is_over: false },
  items: [
    {
      record: 'TEE',
      name: { en: 'Cotton tee' },
      changes: [
        { path: 'price', from: '19.9', to: '21.99' },
        { path: 'enabled', from: true, to: false },
      ],
    },
  ],
  refusals: [
    {
      record: 'GIFT-SET',
      name: { en: 'Gift set' },
      errors: [{ field: 'price', message: 'price must be empty: a bundle product has the prices of its parts' }],
    },
  ],
};
const ENTRY = { kind: 'product', who: 'mira@vitrine.example', set: { price: {}, enabled: false } } as const;

function Form() {
  const [values, setValues] = useState<BulkValues>({
    ...NO_CHANGES,
    attributes: [{ code: 'brand', value: '' }],
    special: { by: 'percent-down', value: '20', ending: '99' },
    stock: { by: 'add', value: '5' },
  });
  return (
    <BulkForm
      values={values}
      onChange={setValues}
      categories={[{ value: '4', label: 'Women › Jackets' }]}
      taxClasses={[{ value: '2', label: 'Taxed goods' }]}
      attributes={[
        { code: 'brand', label: 'Brand', kind: 'one', values: [{ value: 'north', label: 'North' }] },
        { code: 'care', label: 'Care', kind: 'text', values: [] },
      ]}
      mayStock
    />
  );
}

export const Fields: Story = { render: () => <Form /> };

export const Preview: Story = { render: () => <BulkReportView report={REPORT} isBusy={false} onMore={nothing} /> };

export const Bar: Story = {
  render: () => (
    // The bar reaches over the margins of its page.
    <div style={{ paddingInline: 'var(--s4)' }}>
      <BulkBar count={50} total={1200} canTakeAll onTakeAll={nothing} onEdit={nothing} onClear={nothing} />
    </div>
  ),
};

export const Recent: Story = {
  render: () => (
    <BulkHistory
      edits={[
        {
          ...ENTRY,
          ...{ id: 2, at: '2026-11-30T09:00:00Z', total: 1200, done: 400, changed: 390, refused: 10, undone: 0 },
          ...{ is_over: false, is_undone: false },
        },
        {
          ...ENTRY,
          ...{ id: 1, at: '2026-11-29T09:00:00Z', total: 12, done: 12, changed: 12, refused: 0, undone: 12 },
          ...{ is_over: true, is_undone: true },
        },
      ]}
      isBusy={false}
      onUndo={nothing}
      onResume={nothing}
    />
  ),
};

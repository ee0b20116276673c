import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { ChangeList } from '../../ui/pages/manage/ChangeList';
import { ConflictDialog } from '../../ui/pages/manage/ConflictDialog';
import { DataTable } from '../../ui/pages/manage/DataTable';
import { KIND_VIEWS } from '../../ui/pages/manage/kind-views';
import { ListTools, Pager } from '../../ui/pages/manage/ListTools';
import { ManageFrame, ManageTitle } from '../../ui/pages/manage/ManageFrame';
import type { RecordValues } from '../../ui/pages/manage/record-values';
import { RecordForm } from '../../ui/pages/manage/RecordForm';
import { ManageSpeech } from '../../ui/text/manage-text';
import { manageEn } from '../../ui/text/messages-manage-en';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Records', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const COUPONS = [
  { id: 'FREESHIP', kind: 'Free delivery', value: '0' },
  { id: 'A-COUPON-WITH-A-VERY-LONG-NAME-THAT-SOMEBODY-HAS-MADE-UP-IN-A-HURRY', kind: 'Percent off', value: '15' },
  { id: 'TAKE5', kind: 'Amount off', value: '5' },
];
const COLUMNS = [
  { name: 'id', label: 'Code', canSort: true, cell: ({ id }: { readonly id: string }) => id },
  { name: 'kind', label: 'Kind', cell: ({ kind }: { readonly kind: string }) => kind },
  { name: 'value', label: 'Value', isNumber: true, cell: ({ value }: { readonly value: string }) => value },
];
const FILTERS = [{ name: 'kind', label: 'Kind', choices: [{ value: 'percent', label: 'Percent off' }] }];

const list = (query: Readonly<Record<string, string>>, isStale = false): Story => ({
  render: () => (
    <ManageFrame
      label="Back office"
      shop={{ name: 'Vitrine', path: '/', label: 'To the shop' }}
      links={[
        { path: '/manage', label: 'Today', isHere: false },
        { path: '/manage/coupons', label: 'Coupons', isHere: true },
      ]}
    >
      <ManageTitle title="Coupons" />
      <ListTools query={query} filters={FILTERS} total={3} clearPath="/manage/coupons" onChange={nothing} />
      <DataTable
        caption="Coupons"
        columns={COLUMNS}
        rows={COUPONS}
        pathOf={({ id }) => `/manage/coupons/${id}`}
        sorting={{ by: 'id', isDescending: true }}
        sortPath={(name) => `?sort=${name}:asc`}
        sortLabel={(name) => `Sort by ${name}`}
        isStale={isStale}
      />
      <Pager page={2} pages={4} pathOf={(page) => `?page=${String(page)}`} />
    </ManageFrame>
  ),
});
export const List: Story = list({});
export const ListNarrowed: Story = list({ q: 'spring', kind: 'percent' });
export const ListBeingAskedAnew: Story = list({ q: 'spring' }, true);

function CouponForm({ isNew, wrong, restored }: { isNew?: boolean; wrong?: string; restored?: boolean }) {
  const form = useForm<RecordValues>({
    defaultValues: { code: 'SPRING', kind: 'percent', value: '150', active: true },
    ...(wrong !== undefined && { errors: { value: { type: 'shop', message: wrong } } }),
  });
  return (
    <RecordForm
      form={form}
      fields={KIND_VIEWS.coupons?.fields ?? []}
      isNew={isNew === true}
      isSaving={false}
      mayWrite
      onSave={nothing}
      onDiscard={restored === true ? nothing : undefined}
    />
  );
}
export const NewRecord: Story = { render: () => <CouponForm isNew /> };
export const RefusedField: Story = { render: () => <CouponForm wrong="value must be at most 100 percent" /> };
export const RestoredDraft: Story = { render: () => <CouponForm restored /> };

export const Changes: Story = {
  render: () => (
    <ChangeList
      onUndo={nothing}
      changes={[
        {
          id: 2,
          at: '2026-05-02T10:00:00.000Z',
          who: 'mira@vitrine.example',
          kind: 'coupon',
          record: 'SPRING',
          action: 'changed',
          changes: [{ path: 'value', from: '10', to: '15' }],
        },
        {
          id: 1,
          at: '2026-05-01T10:00:00.000Z',
          who: 'shop',
          kind: 'coupon',
          record: 'SPRING',
          action: 'created',
          changes: [],
        },
      ]}
    />
  ),
};
export const TwoChangedTheSame: Story = {
  render: () => (
    <ConflictDialog
      compared={{
        both: [{ path: 'value', theirs: '30', yours: '12' }],
        theirs: [{ path: 'active', from: true, to: false }],
        yours: [{ path: 'kind', from: 'percent', to: 'fixed' }],
      }}
      other={{ who: 'alma@vitrine.example', when: 'May 2, 2026 at 10:00 AM' }}
      labelOf={(path) => path}
      isSaving={false}
      onSave={nothing}
      onClose={nothing}
    />
  ),
};

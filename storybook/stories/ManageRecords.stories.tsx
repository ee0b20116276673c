import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { CART_THUMBNAIL, GALLERY_IMAGE } from '../../core/internal';
import { STANDARD_SETTING_WORDS, STANDARD_SETTINGS } from '../../core/internal-staff';
import { imageUrl } from '../../core/shopper';
import { ChangeList } from '../../ui/pages/manage/records/ChangeList';
import { DayFigures, WaitingList } from '../../ui/pages/manage/DayFigures';
import { FindDialog } from '../../ui/pages/manage/FindDialog';
import { FilePicker } from '../../ui/pages/manage/goods/FilePicker';
import { ReviewPhotoList } from '../../ui/pages/manage/ReviewPhotoList';
import { PresenceLine } from '../../ui/pages/manage/PresenceLine';
import { ConflictDialog } from '../../ui/pages/manage/records/ConflictDialog';
import { DataTable } from '../../ui/pages/manage/DataTable';
import { KIND_VIEWS } from '../../ui/pages/manage/kinds/kind-views';
import { ListTools, Pager } from '../../ui/pages/manage/ListTools';
import { ManageFrame, ManageTitle } from '../../ui/pages/manage/ManageFrame';
import { PictureUploadContext } from '../../ui/pages/manage/records/picture-upload';
import { NO_TOOLS, RecordToolsContext, type RecordTools } from '../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../ui/pages/manage/fields/record-values';
import { SettingFields } from '../../ui/pages/manage/settings/SettingFields';
import { SETTINGS_VIEW } from '../../ui/pages/manage/kinds/settings-views';
import { RecordForm } from '../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';
import { PICTURES } from '../fixtures/pictures';

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
  { id: 'FREESHIP', kind: 'Free shipping', value: '0' },
  { id: 'A-COUPON-WITH-A-VERY-LONG-NAME-THAT-SOMEBODY-HAS-MADE-UP-IN-A-HURRY', kind: 'Percent off', value: '15' },
  { id: 'TAKE5', kind: 'Amount off', value: '5' },
];
const COLUMNS = [
  { name: 'id', label: 'Code', canSort: true, cell: ({ id }: { readonly id: string }) => id },
  { name: 'kind', label: 'Type', cell: ({ kind }: { readonly kind: string }) => kind },
  { name: 'value', label: 'Value', isNumber: true, cell: ({ value }: { readonly value: string }) => value },
];
const FILTERS = [{ name: 'kind', label: 'Type', choices: [{ value: 'percent', label: 'Percent off' }] }];

const list = (query: Readonly<Record<string, string>>, isStale = false): Story => ({
  render: () => (
    <ManageFrame
      label="Back office"
      shop={{ name: 'Vitrine', path: '/', label: 'View shop' }}
      links={[
        { path: '/manage', label: 'Today', isHere: false, group: 'Sales' },
        { path: '/manage/coupons', label: 'Coupons', isHere: true, group: 'Marketing' },
        {
          path: '/manage/changes',
          label: 'System',
          isHere: false,
          group: 'Setup',
          waiting: { count: 3, label: 'System, 3 waiting' },
        },
      ]}
      tabs={{
        label: 'Pages of Coupons',
        pages: [
          { path: '/manage/coupons', label: 'Coupons', isHere: true },
          { path: '/manage/gifts', label: 'Gifts', isHere: false, waiting: { count: 2, label: 'Gifts, 2 waiting' } },
        ],
      }}
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

const TAX_TOOLS: RecordTools = {
  ...NO_TOOLS,
  choices: {
    countries: [
      { value: 'DE', label: 'Germany' },
      { value: 'US', label: 'United States' },
    ],
    'taxed-product-classes': [
      { value: '2', label: 'Goods' },
      { value: '4', label: 'Books' },
    ],
    'customer-tax-classes': [{ value: '3', label: 'Retail customers' }],
  },
  regions: (country) => (country === 'US' ? [{ value: '12', label: 'California' }] : []),
};

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

interface KindFormProps {
  readonly kind: keyof typeof KIND_VIEWS;
  readonly values: RecordValues;
  readonly isNew?: boolean;
  readonly mayWrite?: boolean;
}

function KindForm({ kind, values, isNew = false, mayWrite = true }: KindFormProps) {
  const form = useForm<RecordValues>({ defaultValues: values });
  const fields = KIND_VIEWS[kind]?.fields ?? [];
  return <RecordForm form={form} fields={fields} isNew={isNew} isSaving={false} mayWrite={mayWrite} onSave={nothing} />;
}
export const SettingsForm: Story = {
  render: () => (
    <KindForm
      kind="settings"
      values={{ name: 'Vitrine', langs: ['us', 'de'], domains: { de: 'shop.example' }, favicons: [{ src: '/a.png' }] }}
    />
  ),
};
export const FormattedText: Story = {
  render: () => (
    <PictureUploadContext value={() => Promise.resolve([])}>
      <KindForm kind="pages" values={{ identifier: 'delivery', texts: { en: { title: 'Delivery' } } }} />
    </PictureUploadContext>
  ),
};
export const ReadOnlyForm: Story = {
  render: () => <KindForm kind="roles" values={{ title: 'Packs', permissions: ['orders:read'] }} mayWrite={false} />,
};
export const NewPerson: Story = {
  render: () => <KindForm kind="people" values={{ email: '', roles: ['manager'], own_roles: [] }} isNew />,
};
export const RoleForm: Story = {
  render: () => <KindForm kind="roles" values={{ name: 'packer', title: 'Packs', permissions: ['orders:read'] }} />,
};
export const PageForm: Story = {
  render: () => (
    <KindForm
      kind="pages"
      values={{
        identifier: 'night-run',
        published: true,
        texts: {
          en: {
            title: 'Night run',
            content:
              '<h2>The meeting</h2><p>We meet at <strong>nine</strong>, see the <a href="/sale">sale</a>.</p><ul><li>Bring a light</li><li>Bring water</li></ul>',
          },
          de: { title: 'Nachtlauf', content: '<table><tbody><tr><td>21 Uhr</td></tr></tbody></table>' },
        },
      }}
    />
  ),
};
export const PaymentForm: Story = {
  render: () => (
    <KindForm kind="payment_methods" values={{ code: 'card', title: { en: 'Card' }, discount: { step: { USD: 1 } } }} />
  ),
};
function SettingsPage({ mayWrite }: { readonly mayWrite: boolean }) {
  const form = useForm<RecordValues>({
    defaultValues: { ...STANDARD_SETTINGS, texts: STANDARD_SETTING_WORDS, company: 'Morgenrot GmbH' },
  });
  return (
    <RecordForm
      form={form}
      fields={SETTINGS_VIEW.fields}
      isNew={false}
      isSaving={false}
      mayWrite={mayWrite}
      onSave={nothing}
      arrange={(fields, id) => <SettingFields {...{ fields, form, id, mayWrite }} />}
    />
  );
}
export const Settings: Story = { render: () => <SettingsPage mayWrite /> };
export const SettingsToRead: Story = { render: () => <SettingsPage mayWrite={false} /> };
export const TaxForm: Story = {
  render: () => (
    <RecordToolsContext value={TAX_TOOLS}>
      <KindForm
        kind="tax_rules"
        values={{
          product_tax_class_ids: [2],
          customer_tax_class_ids: [3],
          rates: [
            { rate: 19, tax_country_id: 'DE', region_name: null, tax_region_id: null },
            { rate: 7.25, tax_country_id: 'US', region_name: 'California', tax_region_id: 12 },
            {
              ...{ rate: 1.375, tax_country_id: 'US', region_name: 'California', tax_region_id: 12 },
              ...{ postcode: '94100...94199', name: 'San Francisco', valid_from: '2026-01-01', valid_until: null },
            },
          ],
        }}
      />
    </RecordToolsContext>
  ),
};

const DAY = { orders: 12, sum: '$1,204.50', paid: '$980.00', refunds: '$42.00' };
export const Home: Story = {
  render: () => (
    <>
      <WaitingList
        items={[
          { label: 'Orders to send', count: 14, path: '/manage/orders' },
          { label: 'Failed messages', count: 1, path: '/manage/messages' },
        ]}
      />
      <DayFigures rows={[{ store: 'us USD', today: DAY, yesterday: { ...DAY, orders: 9 } }]} />
    </>
  ),
};
export const HomeOfNothing: Story = {
  render: () => (
    <>
      <WaitingList items={[]} />
      <DayFigures rows={[]} />
    </>
  ),
};

export const Search: Story = {
  render: () => (
    <FindDialog
      words="ada"
      items={[
        { kind: 'person', label: 'Ada Whitfield, ada@shop.test', path: '/manage/people/17' },
        { kind: 'order', label: '1000012', path: '/manage/orders/1000012' },
      ]}
      kindOf={({ kind }) => kind}
      isWaiting={false}
      onType={nothing}
      onOpen={nothing}
      onClose={nothing}
    />
  ),
};

export const ChoosingAFile: Story = {
  render: () => (
    <FilePicker
      label="A list of prices"
      hint="CSV with sku and price"
      accept=".csv"
      isBusy={false}
      problem="Line 7: price must be a number"
      onChosen={nothing}
    />
  ),
};

export const OpenElsewhere: Story = {
  render: () => (
    <>
      <ManageTitle title="SAVE10" />
      <PresenceLine
        at={Date.parse('2026-11-25T12:30:00')}
        others={[
          { who: 'Mira Sundberg', since: '2026-11-25T12:04:00', editing: true },
          { who: 'Alma', since: '2026-11-24T09:15:00', editing: false },
        ]}
      />
      <p>Last changed November 25, 2026 by Mira</p>
    </>
  ),
};
export const PhotographsOfAReview: Story = {
  render: () => (
    <ReviewPhotoList
      photos={PICTURES.slice(0, 2).map((path) => ({
        small: imageUrl(path, CART_THUMBNAIL),
        large: imageUrl(path, GALLERY_IMAGE),
      }))}
    />
  ),
};

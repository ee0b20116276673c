import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { TotalsList } from '../../ui/components/bag/TotalsList';
import { CouponCodes } from '../../ui/pages/manage/CouponCodes';
import { NO_TOOLS, RecordToolsContext, type RecordTools } from '../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../ui/pages/manage/fields/record-values';
import { PROMOTION_VIEWS } from '../../ui/pages/manage/kinds/promotion-views';
import { RecordForm } from '../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const TOOLS: RecordTools = {
  ...NO_TOOLS,
  categories: [{ value: '4', label: 'Women / Jackets' }],
  choices: {
    brands: [
      { value: 'north', label: 'North' },
      { value: 'linea', label: 'Linea' },
    ],
    stores: [
      { value: 'us', label: 'United States' },
      { value: 'de', label: 'Deutschland' },
    ],
  },
};

const inOffice: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <RecordToolsContext value={TOOLS}>
      <Story />
    </RecordToolsContext>
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Promotions', decorators: [inMain, inOffice] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

function Form({ kind, values }: { readonly kind: keyof typeof PROMOTION_VIEWS; readonly values: RecordValues }) {
  const view = PROMOTION_VIEWS[kind];
  const form = useForm<RecordValues>({ defaultValues: { ...view.blank, ...values } });
  return <RecordForm form={form} fields={view.fields} isNew={false} isSaving={false} mayWrite onSave={nothing} />;
}

const SALE = { name: { en: 'Cap week', de: 'Mützenwoche' }, code: 'cap-week' };
const TERMS = {
  ...{ category_ids: [4], brands: ['north'], products: [{ sku: 'CAP' }], stores: ['us'], customers: ['vip'] },
  ...{ starts_at: '2026-11-27', ends_at: '2026-11-30', minimum: '50' },
};

export const CouponWithTerms: Story = {
  render: () => <Form kind="coupons" values={{ ...TERMS, code: 'SPRING', kind: 'percent', value: '15' }} />,
};
export const PercentOff: Story = { render: () => <Form kind="promotions" values={{ ...SALE, ...TERMS }} /> };
export const BuyXGetY: Story = {
  render: () => (
    <Form
      kind="promotions"
      values={{ ...SALE, kind: 'buy_get', percent: 100, units: 3, reduced: 1, exclusive: true }}
    />
  ),
};
export const Tiers: Story = {
  render: () => (
    <Form
      kind="promotions"
      values={{
        ...{ ...SALE, kind: 'tiers' },
        tiers: [
          { from: '100', percent: 10 },
          { from: '200', percent: 15 },
        ],
      }}
    />
  ),
};
export const SingleUseCodes: Story = { render: () => <CouponCodes busy={false} onGenerate={nothing} /> };
export const InTotals: Story = {
  render: () => (
    <TotalsList
      taxIncluded
      segments={[
        { code: 'subtotal', title: 'Subtotal', value: 240 },
        { code: 'promotion:cap-week', title: 'Cap week', value: -60 },
        { code: 'promotion:three-for-two', title: 'Buy three accessories and pay for two of them', value: -5.5 },
        { code: 'discount', title: 'Discount', value: -17.45 },
        { code: 'grand_total', title: 'Grand total', value: 157.05 },
      ]}
    />
  ),
};

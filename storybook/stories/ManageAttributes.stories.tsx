import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { ATTRIBUTE_VIEW } from '../../ui/pages/manage/attributes/attribute-view';
import { MergeDialog } from '../../ui/pages/manage/attributes/MergeDialog';
import { NO_TOOLS, RecordToolsContext } from '../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../ui/pages/manage/records/RecordForm';
import { CombinationTable, type Combination } from '../../ui/pages/manage/variants/CombinationTable';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Attributes', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;

const nothing = () => undefined;
const TOOLS = {
  ...NO_TOOLS,
  options: { counts: new Map([['black', 214], ['gray', 14]]), pathOf: (value: string) => `#${value}` }, // prettier-ignore
};
const COLOURS = [
  { value: 'black', labels: { en: 'Black', de: 'Schwarz' }, swatch: '#1c1c1e' },
  { value: 'gray', labels: { en: 'Gray', de: 'Grau' }, swatch: '#8b8f94' },
  { value: 'grey', labels: { en: 'Grey' }, swatch: 'linear-gradient(135deg, #8b8f94 50%, #ffffff 50%)' },
  { value: '', labels: { en: '' } },
];

function Editor({ isReadOnly = false, ...values }: { readonly isReadOnly?: boolean } & RecordValues) {
  const document = { code: 'color', kind: 'one', visible: true, comparable: true, labels: { en: 'Color' }, ...values };
  const form = useForm<RecordValues>({ defaultValues: document });
  return (
    <RecordToolsContext value={TOOLS}>
      <RecordForm
        form={form}
        fields={ATTRIBUTE_VIEW.fields}
        isNew={false}
        isSaving={false}
        mayWrite={!isReadOnly}
        onSave={nothing}
        actions={undefined}
      />
    </RecordToolsContext>
  );
}

export const Colors: Story = { render: () => <Editor options={COLOURS} /> };
export const ReadOnly: Story = { render: () => <Editor options={COLOURS.slice(0, 2)} isReadOnly /> };
export const Merged: Story = {
  render: () => <Editor options={COLOURS.slice(0, 2)} merge={{ grey: 'gray' }} />,
};
export const WithoutOptions: Story = { render: () => <Editor kind="number" options={[]} /> };

const [, GRAY, GREY] = COLOURS;
export const Merging: Story = {
  render: () => (
    <RecordToolsContext value={TOOLS}>
      {GRAY && GREY && <MergeDialog option={GRAY} others={[GREY]} onMerge={nothing} onClose={nothing} />}
    </RecordToolsContext>
  ),
};

const combination = (color: string, size: string, more: Partial<Combination> = {}): Combination => ({
  ...{ key: `${color}-${size}`, sku: `TEE-${color}-${size}`.toUpperCase(), values: { color, size } },
  ...{ price: '29.00', cost: '11.50', isEnabled: true, isLeftOut: false },
  ...more,
});
export const Variants: Story = {
  render: () => (
    <RecordToolsContext value={TOOLS}>
      <CombinationTable
        codes={['color', 'size']}
        combinations={[
          combination('black', 's'),
          combination('black', 'm', { price: '' }),
          combination('gray', 's', { isLeftOut: true }),
        ]}
        edit={nothing}
      />
    </RecordToolsContext>
  ),
};

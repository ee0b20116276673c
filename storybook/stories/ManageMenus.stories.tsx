import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { MENU_VIEW } from '../../ui/pages/manage/menus/menu-view';
import { RecordForm } from '../../ui/pages/manage/records/RecordForm';
import { NO_TOOLS, RecordToolsContext } from '../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../ui/pages/manage/fields/record-values';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Menus', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;

const nothing = () => undefined;
const TOOLS = {
  ...NO_TOOLS,
  categories: [
    { value: '7', label: 'Women › Coats' },
    { value: '8', label: 'Men › Coats' },
  ],
  attributes: [],
  productAttributes: [],
  upload: () => Promise.resolve([]),
};
const ENTRIES = [
  { label: {}, kind: 'category', category: 7, below: true, entries: [] },
  {
    label: { en: 'The magazine', de: 'Das Magazin' },
    kind: 'address',
    address: 'https://magazine.example',
    entries: [{ label: { en: 'Rain' }, kind: 'address', address: '/search?q=rain' }],
  },
  { label: {}, kind: 'page', page: 'about-us', entries: [] },
];

function Editor({ entries }: { readonly entries: readonly unknown[] }) {
  const form = useForm<RecordValues>({ defaultValues: { own: true, entries } });
  return (
    <RecordToolsContext value={TOOLS}>
      <RecordForm
        form={form}
        fields={MENU_VIEW.fields}
        isNew={false}
        isSaving={false}
        mayWrite
        onSave={nothing}
        actions={undefined}
      />
    </RecordToolsContext>
  );
}

export const Header: Story = { render: () => <Editor entries={ENTRIES} /> };
export const Empty: Story = { render: () => <Editor entries={[]} /> };

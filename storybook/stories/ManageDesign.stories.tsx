import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import type { DesignDocument } from '../../core/staff';
import { DesignEditor } from '../../ui/pages/manage/design/DesignEditor';
import { DesignSpeech } from '../../ui/text/design-text';
import { ManageSpeech } from '../../ui/text/manage-text';
import designEn from '../../ui/text/messages/en/design.json';
import manageEn from '../../ui/text/messages/en/manage.json';
import { DESIGN } from '../fixtures/design';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <DesignSpeech messages={designEn} locale="en-US">
      <Story />
    </DesignSpeech>
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Design', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

type EditorProps = ComponentProps<typeof DesignEditor>;

function Editor({ first, ...props }: Partial<EditorProps> & { readonly first: DesignDocument }) {
  const [design, setDesign] = useState(first);
  return (
    <DesignEditor
      state={{ kind: 'saved' }}
      onUndo={nothing}
      onBack={nothing}
      onPublish={nothing}
      isPublishing={false}
      addressOf={() => undefined}
      revision={0}
      pages={[
        { path: '/', name: 'Home' },
        { path: '/c/women', name: 'Category' },
      ]}
      {...props}
      design={design}
      onChange={setDesign}
    />
  );
}

const editor = (props: Partial<EditorProps> = {}, change: Partial<DesignDocument> = {}): Story => ({
  render: () => <Editor {...props} first={{ ...DESIGN, ...change }} />,
});

export const Draft: Story = editor();
export const AsPublished: Story = editor({ state: { kind: 'same' }, onUndo: undefined, onBack: undefined });
export const Publishing: Story = editor({ isPublishing: true });
export const OfABlogger: Story = editor({ onPublish: undefined });
export const WithoutANetwork: Story = editor({ state: { kind: 'device' } });
export const Refused: Story = editor({
  state: { kind: 'refused', reason: 'logo.xml must be a drawing: <svg>…</svg>' },
});
export const HardToRead: Story = editor({}, { skin_tokens: { 'ink-soft': '#b8b0a0', signal: '#ffc9b8' } });

import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { DeveloperMenu, type DeveloperMenuProps } from '../../ui/shell/DeveloperMenu';
import { DeveloperSpeech } from '../../ui/text/developer-text';
import developerEn from '../../ui/text/messages/en/developer.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <DeveloperSpeech messages={developerEn} locale="en-US">
    <Story />
  </DeveloperSpeech>
);
const nothing = () => undefined;
const RESTING = { running: { import: false, skins: false, all: false }, progress: null };
const running = (name: 'all' | 'import' | 'skins', progress: DeveloperMenuProps['state']['progress'] = null) => ({
  running: { ...RESTING.running, [name]: true },
  progress,
});

const meta: Meta<DeveloperMenuProps> = {
  title: 'Shop/DeveloperMenu',
  component: DeveloperMenu,
  decorators: [inMain, speaking],
  args: {
    links: [
      { path: '/manage', name: 'Back office' },
      { path: '/admin/design', name: 'Design editor' },
    ],
    updates: ['import', 'skins', 'all'],
    state: RESTING,
    onUpdate: nothing,
    acting: { isBusy: false, onUser: () => Promise.resolve(undefined), onBlogger: nothing },
    language: { current: 'en', offered: ['en', 'de', 'zh'], parameter: 'language', onChoose: nothing },
    feeds: [{ language: 'English', url: 'https://shop.example/feeds/facebook-us.xml' }],
    onCopyFeed: nothing,
    onGo: nothing,
  },
};
export default meta;
type Story = StoryObj<DeveloperMenuProps>;

export const OfAManager: Story = {};
export const OfABlogger: Story = {
  args: { updates: ['all'], acting: undefined, feeds: [], links: [] },
};
export const Importing: Story = { args: { state: running('import', { done: 420, total: 1994, label: 'goods' }) } };
export const UpdatingSkins: Story = { args: { state: running('skins') } };
export const UpdatingEverything: Story = { args: { state: running('all') } };
export const ActingBegins: Story = {
  args: { acting: { isBusy: true, onUser: () => Promise.resolve(undefined), onBlogger: nothing } },
};

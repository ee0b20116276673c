import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { LogEntry } from '../../core/internal-staff';
import { ManageTitle } from '../../ui/pages/manage/ManageFrame';
import { LogFilters } from '../../ui/pages/manage/records/LogFilters';
import { LogList } from '../../ui/pages/manage/records/LogList';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Log', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const entry = (id: string, more: Partial<LogEntry>): LogEntry => ({
  id,
  at: '2026-05-04T21:12:00.000Z',
  who: 'alma@shop.test',
  kind: 'coupon',
  record: 'SPRING-10',
  action: 'changed',
  change: null,
  changes: [],
  ...more,
});

const ENTRIES: readonly LogEntry[] = [
  entry('order:9', {
    kind: 'order',
    record: '100042',
    changes: [
      { path: 'status', from: 'P', to: 'S' },
      { path: 'note', from: null, to: 'The customer called' },
    ],
  }),
  entry('change:8', { change: 8, changes: [{ path: 'value', from: '10', to: '15' }] }),
  entry('change:7', { kind: 'export', record: 'subscriber', action: 'created' }),
  entry('change:6', { kind: 'sign-in', record: '7', name: 'alma@shop.test', action: 'created' }),
  entry('change:5', { kind: 'sign-in-refused', record: '7', name: 'alma@shop.test', action: 'created' }),
  entry('change:4', { kind: 'erasure', record: '12', action: 'removed', who: 'shop' }),
];

const log = (entries: readonly LogEntry[]): Story => ({
  render: () => (
    <>
      <ManageTitle title="Change log" />
      <LogFilters query={{ from: '2026-05-01' }} onChange={nothing} />
      <LogList
        entries={entries}
        nameOf={({ name, record }) => (typeof name === 'string' ? name : record)}
        pathOf={({ kind, record }) => (kind === 'order' ? `/manage/orders/${record}` : undefined)}
        mayUndo={({ change }) => change === 8}
        onUndo={nothing}
      />
    </>
  ),
});
export const Everything: Story = log(ENTRIES);
export const NothingFound: Story = log([]);

import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { DeadEvent, QueuedMessage, SubscriberRow } from '../../core/staff';
import { ManageTitle } from '../../ui/pages/manage/ManageFrame';
import { EventList, MessageList, SubscriberList } from '../../ui/pages/manage/QueueLists';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/Queues', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const MESSAGE: QueuedMessage = {
  id: 41,
  created_at: '2026-05-04T21:12:00.000Z',
  kind: 'order',
  contact: 'ada@shop.test',
  channel: 'email',
  subject: 'Your order 100042',
  state: 'failed',
  attempts: 9,
  next_at: null,
  error: '550 5.1.1 The mailbox does not exist',
};
const CODE: QueuedMessage = {
  ...MESSAGE,
  id: 42,
  kind: 'code',
  contact: '+1 212 555 0100',
  channel: 'sms',
  subject: null,
  error:
    'The operator of the network refused the message because its sender is not registered in the country of its receiver',
};
const EVENT: DeadEvent = {
  id: 7,
  subscriber: 'warehouse',
  name: 'order.placed',
  event: '20418',
  attempts: 12,
  error: 'connect ECONNREFUSED 10.0.0.7:443',
  failed_at: '2026-05-04T21:40:00.000Z',
};
const SUBSCRIBERS: readonly SubscriberRow[] = [
  { name: 'crm', configured: true, waiting: 0, attempts: 0, next_at: null, error: null },
  {
    name: 'warehouse',
    configured: true,
    waiting: 31,
    attempts: 4,
    next_at: '2026-05-04T22:00:00.000Z',
    error: 'connect ECONNREFUSED 10.0.0.7:443',
  },
  { name: 'old-mailer', configured: false, waiting: null, attempts: 0, next_at: null, error: null },
];

export const MessagesThatFailed: Story = {
  render: () => (
    <>
      <ManageTitle title="Failed messages" />
      <MessageList messages={[MESSAGE, CODE]} busy={42} onRetry={nothing} />
    </>
  ),
};
export const NoMessageIsStuck: Story = { render: () => <MessageList messages={[]} /> };
export const EventsSetAside: Story = {
  render: () => (
    <>
      <ManageTitle title="Failed events" />
      <EventList events={[EVENT]} onRetry={nothing} />
      <h2>Subscribers</h2>
      <SubscriberList subscribers={SUBSCRIBERS} />
    </>
  ),
};
export const NothingSetAsideForWhoMayOnlyRead: Story = {
  render: () => (
    <>
      <EventList events={[]} />
      <SubscriberList subscribers={[]} />
    </>
  ),
};

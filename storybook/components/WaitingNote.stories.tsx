import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { WaitingNote } from '../../ui/components/orders/WaitingNote';
import { WaitingOrders } from '../../ui/components/orders/WaitingOrders';
import { usage } from '../docs/usage';

const meta: Meta<typeof WaitingNote> = {
  title: 'Components/Waiting note',
  component: WaitingNote,
  subcomponents: { WaitingOrders },
  tags: ['autodocs', '!test'],
  args: { count: 2, onOpen: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{<Story />}</div>],
  parameters: usage({
    when: 'On pages that a shopper with offline orders visits: bag, checkout. It opens WaitingOrders.',
    not: 'For orders that the shop has received: they are in the account.',
    states: ['shop-waiting-orders--note-in-the-bag', 'shop-waiting-orders--one-waits', 'shop-waiting-orders--sent'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof WaitingNote> = {};

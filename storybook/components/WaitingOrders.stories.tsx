import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { WaitingList } from '../../ui/components/orders/WaitingList';
import { WaitingPanel } from '../../ui/components/orders/WaitingPanel';
import { usage } from '../docs/usage';

const meta: Meta<typeof WaitingPanel> = {
  title: 'Components/Waiting orders',
  component: WaitingPanel,
  subcomponents: { WaitingList },
  tags: ['autodocs', '!test'],
  args: {
    orders: [
      {
        id: 'one',
        made: 'November 20, 2026 at 2:05 PM',
        total: '$248.00',
        lines: [{ key: 'cup', name: 'Stoneware cup', qty: 2 }],
      },
    ],
    sent: [],
    isBack: false,
    online: true,
    isSending: false,
    checkoutPath: '/checkout',
    onSend: fn(),
    onCancel: fn(),
  },
  parameters: usage({
    when: `In the layout of every page: orders waiting on the device are not placed yet. \`WaitingOrders\` of \`vitrine/ui\` is this component connected to the shop.`,
    not: 'For orders that the shop has received: they are in the account. In a small space, WaitingNote opens the same in a dialog.',
    states: [
      'shop-waiting-orders--in-the-frame',
      'shop-waiting-orders--in-the-frame-without-network',
      'shop-waiting-orders--in-the-frame-sent',
    ],
  }),
};
export default meta;

export const Playground: StoryObj<typeof WaitingPanel> = {};

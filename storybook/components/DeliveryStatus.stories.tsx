import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveOrders } from '../../ui/components/orders/ActiveOrders';
import { DeliveryStatus } from '../../ui/components/orders/DeliveryStatus';
import { usage } from '../docs/usage';
import { deliveredOrder, ORDERS_READ_AT, sentOrder } from '../fixtures/orders';

const meta: Meta<typeof DeliveryStatus> = {
  title: 'Components/Delivery status',
  component: DeliveryStatus,
  subcomponents: { ActiveOrders },
  tags: ['autodocs', '!test'],
  args: { facts: sentOrder, moment: sentOrder.delivery, now: ORDERS_READ_AT },
  argTypes: {
    facts: {
      options: ['sent', 'delivered'],
      mapping: { sent: sentOrder, delivered: deliveredOrder },
      control: 'inline-radio',
    },
    moment: { control: false },
    now: { control: false },
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{<Story />}</div>],
  parameters: usage({
    when: 'For an order in progress or delivered. ActiveOrders lists up to three orders in progress.',
    not: 'For a cancelled order, for which it renders nothing.',
    states: ['shop-account--delivery', 'shop-account--order-delivered', 'shop-account--orders-under-way'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof DeliveryStatus> = {};

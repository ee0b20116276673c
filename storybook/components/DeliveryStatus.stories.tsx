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
    when: 'For an order that is under way or has arrived. ActiveOrders lists all that are under way, at most three.',
    not: 'For one that was called off: it says nothing then.',
    states: ['shop-account--delivery', 'shop-account--order-delivered', 'shop-account--orders-under-way'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof DeliveryStatus> = {};

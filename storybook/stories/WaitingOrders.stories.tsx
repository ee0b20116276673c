import { DISMISS } from '../../core/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { WaitingNote } from '../../ui/components/orders/WaitingNote';
import type { WaitingOrder } from '../../ui/components/orders/WaitingList';
import { WaitingOrders } from '../../ui/components/orders/WaitingOrders';
import { WaitingPanel } from '../../ui/components/orders/WaitingPanel';
import { Notifications } from '../../ui/shell/notices/Notifications';
import { line, secondLine } from '../fixtures/cart';

const meta: Meta = { title: 'Shop/Waiting orders' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const linesOf = (...items: readonly (typeof line)[]): WaitingOrder['lines'] =>
  items.map(({ sku, name, qty, thumbnail }) => ({ key: sku, name, qty, thumbnail }));
const order: WaitingOrder = {
  id: 'one',
  made: 'November 20, 2026 at 2:05 PM',
  total: '$248.00',
  lines: linesOf(line, secondLine),
};
const second: WaitingOrder = {
  ...order,
  id: 'two',
  made: 'November 20, 2026 at 2:31 PM',
  total: '€1.234.567,89',
  lines: linesOf({
    ...line,
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze with an extraordinarily long name',
  }),
};
const dialog = (change: Partial<ComponentProps<typeof WaitingOrders>>) => (
  <WaitingOrders
    orders={[order]}
    sent={[]}
    isBack={false}
    online
    isSending={false}
    checkoutPath="/checkout"
    onSend={nothing}
    onCancel={nothing}
    onClose={nothing}
    {...change}
  />
);

export const OneWaits: Story = { render: () => dialog({}) };
export const SeveralWaitWithLongNames: Story = { render: () => dialog({ orders: [order, second] }) };
export const WithoutNetwork: Story = { render: () => dialog({ online: false }) };
export const BeingSent: Story = { render: () => dialog({ isSending: true }) };
export const CalledOff: Story = { render: () => dialog({ orders: [], isBack: true }) };
const email = 'ada@shop.test';
export const Sent: Story = {
  render: () =>
    dialog({
      orders: [second],
      sent: [
        { id: 'one', number: '100001', state: 'placed', email },
        { id: 'paid', number: '100002', state: 'unpaid', email, payPath: '/pay/1' },
        { id: 'two', number: '', state: 'waiting', email },
      ],
    }),
};
export const NotOrdered: Story = {
  render: () =>
    dialog({
      orders: [],
      sent: [{ id: 'one', number: '', state: 'canceled', email }],
      notices: (
        <Notifications
          inPanel
          onDismiss={nothing}
          notifications={[
            {
              id: 'gone',
              type: 'error',
              code: 'queue-coupon-gone',
              params: { coupon: 'WELCOME10', now: '$270.00', was: '$248.00' },
              message:
                'The coupon WELCOME10 is no longer valid, so your order was not sent: it would cost $270.00 instead of $248.00. Your bag is unchanged. Please check the new total and order again.',
              action1: DISMISS,
              timeToLive: 2000,
            },
          ]}
        />
      ),
    }),
};
export const NoteInTheBag: Story = {
  render: () => (
    <div style={{ padding: 24, maxWidth: 480 }}>
      <h1>Your bag</h1>
      <WaitingNote count={2} onOpen={nothing} />
    </div>
  ),
};

const inFrame = (change: Partial<ComponentProps<typeof WaitingPanel>>) => (
  <div style={{ padding: 24 }}>
    <WaitingPanel
      orders={[order]}
      sent={[]}
      isBack={false}
      online
      isSending={false}
      checkoutPath="/checkout"
      onSend={nothing}
      onCancel={nothing}
      {...change}
    />
  </div>
);
export const InTheFrame: Story = { render: () => inFrame({ orders: [order, second] }) };
export const InTheFrameWithoutNetwork: Story = { render: () => inFrame({ online: false }) };
export const InTheFrameBeingSent: Story = { render: () => inFrame({ isSending: true }) };
export const InTheFrameSent: Story = {
  render: () =>
    inFrame({
      orders: [],
      sent: [
        { id: 'one', number: '100001', state: 'placed', email },
        { id: 'paid', number: '100002', state: 'unpaid', email, payPath: '/pay/1' },
      ],
    }),
};
export const InTheFrameCalledOff: Story = { render: () => inFrame({ orders: [], isBack: true }) };
export const InTheFrameFailed: Story = {
  render: () => inFrame({ problem: 'The shop could not be reached. Please try again.' }),
};

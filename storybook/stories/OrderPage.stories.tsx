import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import type { CustomerOrder, TrackedOrder } from '../../core';
import { OrderDetails } from '../../ui/pages/account/OrderDetails';
import { FindOrder } from '../../ui/pages/order/FindOrder';
import { OrderPage } from '../../ui/pages/order/OrderPage';
import { PayWithCard } from '../../ui/pages/order/PayWithCard';
import { ReturnForm } from '../../ui/pages/order/ReturnForm';
import { StartedReturns } from '../../ui/pages/order/StartedReturns';
import { orderEn } from '../../ui/text/messages-order-en';
import { OrderSpeech } from '../../ui/text/order-text';
import {
  canceledOrder,
  deliveredOrder,
  ORDERS_READ_AT,
  sentOrder,
  transferOrder,
  unpaidOrder,
} from '../fixtures/orders';

const meta: Meta = { title: 'Shop/Order page' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const soon = () => Promise.resolve(undefined);

const spoken = (shown: ReactNode) => (
  <OrderSpeech messages={orderEn} locale="en-US">
    {shown}
  </OrderSpeech>
);

const NOTHING: TrackedOrder['may'] = { cancel: false, return: [], return_until: null, account: false };
const tracked = (order: CustomerOrder, more: Partial<TrackedOrder> = {}): TrackedOrder => ({
  level: 'all',
  order,
  may: NOTHING,
  returns: [],
  ...more,
});
const pageOf = (order: TrackedOrder, more: Partial<ComponentProps<typeof OrderPage>> = {}): Story => ({
  render: () =>
    spoken(
      <OrderPage
        tracked={order}
        shopName="Vitrine"
        homePath="/"
        details={<OrderDetails order={order.order} now={ORDERS_READ_AT} linkOf={() => '/p/1'} onCopy={nothing} />}
        onProve={soon}
        onSendLink={() => Promise.resolve()}
        onCancel={soon}
        onReturn={soon}
        onAccount={soon}
        onPay={soon}
        {...more}
      />,
    ),
});

const RETURN: TrackedOrder['returns'][number] = {
  number: '100041-R1',
  at: '2026-11-20T10:00:00.000Z',
  reason: 'too-small',
  lines: [{ sku: 'TERRACE-HOODIE', qty: 1, name: 'Terrace Hoodie' }],
  address: ['Vitrine Trading Ltd', '12 Arcade Row, London EC0A 0AA, United Kingdom'],
};
const back = deliveredOrder.products.map(({ sku, count }) => ({ sku, qty: count }));
const delivered = tracked(deliveredOrder, {
  may: { ...NOTHING, return: back, return_until: '2026-12-18T12:00:00.000Z', account: true },
});

export const JustPlacedByBankTransfer: Story = pageOf(
  tracked(transferOrder, { may: { ...NOTHING, cancel: true, account: true } }),
);
export const PaidWithAGiftCard: Story = {
  ...pageOf(tracked(transferOrder, { may: { ...NOTHING, cancel: true, gift_card: true } }), {
    onPay: () => Promise.resolve({ field: 'gift-code', text: orderEn['gift.short'] }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Code of the gift card/), '7K2M-0000-0000-0000');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await canvas.findByText(orderEn['gift.short']);
  },
};
export const AsksForACard: Story = { render: () => spoken(<PayWithCard onPay={soon} />) };
export const WaitsForItsPayment: Story = pageOf(tracked(unpaidOrder, { may: { ...NOTHING, cancel: true } }));
export const OnItsWay: Story = pageOf(tracked(sentOrder, { may: { ...NOTHING, return: back } }));
export const Delivered: Story = pageOf(delivered);
export const WithAStartedReturn: Story = pageOf({ ...delivered, returns: [RETURN] }, { done: 'returned' });
export const Cancelled: Story = pageOf(tracked(canceledOrder), { done: 'canceled' });
const NOWHERE = { name: '', address: '', city: '', zip: '', country: '' };
const withoutPerson: CustomerOrder = {
  ...sentOrder,
  delivery: { ...sentOrder.delivery, number: null, link: null },
  customer: { name: '', email: '', phone_formatted: null, shipping_address: NOWHERE, billing_address: NOWHERE },
};
export const OpenedByItsLink: Story = pageOf(tracked(withoutPerson, { level: 'link' }));
export const FoundByItsNumber: Story = pageOf(tracked(withoutPerson, { level: 'number' }));
export const LookingForAnOrder: Story = {
  render: () => spoken(<FindOrder text={orderEn['find.text']} go={orderEn['find.go']} onFind={soon} />),
};
export const NotFound: Story = {
  render: () =>
    spoken(
      <FindOrder
        go={orderEn['find.go']}
        onFind={() => Promise.resolve({ field: 'order-email', text: orderEn['find.unknown'] })}
      />,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Order number/), '1000001');
    await userEvent.type(canvas.getByLabelText(/E-mail address/), 'eve@shop.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the order' }));
    await canvas.findByText(orderEn['find.unknown']);
  },
};
export const SendingBack: Story = {
  render: () => spoken(<ReturnForm tracked={delivered} onStart={soon} onClose={nothing} />),
};
export const ReturnsToPrint: Story = { render: () => spoken(<StartedReturns returns={[RETURN]} />) };

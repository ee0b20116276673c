import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import type { CustomerOrder, TrackedOrder } from '../../core/account';
import { CancelOrder } from '../../ui/pages/order/CancelOrder';
import { OrderDetails } from '../../ui/pages/order/OrderDetails';
import { OrderAgain } from '../../ui/components/orders/OrderAgain';
import { FindOrder } from '../../ui/pages/order/FindOrder';
import { OrderPage } from '../../ui/pages/order/OrderPage';
import { OrderParcels } from '../../ui/pages/order/OrderParcels';
import { PayWithCard } from '../../ui/pages/order/PayWithCard';
import { ReturnForm } from '../../ui/pages/order/ReturnForm';
import { StartedReturns } from '../../ui/pages/order/StartedReturns';
import orderEn from '../../ui/text/messages/en/order.json';
import { OrderSpeech } from '../../ui/text/order-text';
import {
  canceledOrder,
  cashOrder,
  deliveredOrder,
  MAY_NOTHING,
  ORDERS_READ_AT,
  refundedOrder,
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

const deeds = { onCancel: () => Promise.resolve(true), onReturn: soon, onAccount: soon, onPay: soon };
const again = <OrderAgain busy={false} onPress={nothing} />;
const allowing = (order: CustomerOrder, may: Partial<CustomerOrder['may']>): CustomerOrder => ({
  ...order,
  may: { ...MAY_NOTHING, ...may },
});
const pageOf = (order: CustomerOrder, more: Partial<ComponentProps<typeof OrderDetails>> = {}): Story => ({
  render: () => pageAt('all', order, { deeds, again, ...more }),
});
const pageAt = (
  level: TrackedOrder['level'],
  order: CustomerOrder,
  more: Partial<ComponentProps<typeof OrderDetails>> = {},
) =>
  spoken(
    <OrderPage
      tracked={{ level, order }}
      shopName="Vitrine"
      homePath="/"
      details={<OrderDetails order={order} now={ORDERS_READ_AT} linkOf={() => '/p/1'} onCopy={nothing} {...more} />}
      onProve={soon}
      onSendLink={() => Promise.resolve(true)}
    />,
  );

const RETURN: CustomerOrder['returns'][number] = {
  number: '100041-R1',
  at: '2026-11-20T10:00:00.000Z',
  reason: 'too-small',
  lines: [{ sku: 'TERRACE-HOODIE', qty: 1, name: 'Terrace Hoodie' }],
  address: ['Vitrine Trading Ltd', '12 Arcade Row, London EC0A 0AA, United Kingdom'],
};
const back = deliveredOrder.products.map(({ sku, count }) => ({ sku, qty: count }));
const delivered = allowing(deliveredOrder, {
  return: back,
  return_until: '2026-12-18T12:00:00.000Z',
  again: true,
  account: true,
});

export const JustPlacedByBankTransfer: Story = pageOf(allowing(transferOrder, { cancel: true, account: true }));
export const PaidWithAGiftCard: Story = {
  ...pageOf(allowing(transferOrder, { cancel: true, gift_card: true }), {
    deeds: { ...deeds, onPay: () => Promise.resolve({ field: 'gift-code', text: orderEn['gift.short'] }) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Gift card code/), '7K2M-0000-0000-0000');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await canvas.findByText(orderEn['gift.short']);
  },
};
export const AsksForACard: Story = { render: () => spoken(<PayWithCard onPay={soon} />) };
export const WaitsForItsPayment: Story = pageOf(allowing(unpaidOrder, { cancel: true }));
const stop = (isPaid: boolean): Story => ({
  render: () => spoken(<CancelOrder isPaid={isPaid} onCancel={() => Promise.resolve()} onKeep={nothing} />),
});
export const AsksBeforeItCancels: Story = stop(true);
export const AsksBeforeItCancelsUnpaid: Story = stop(false);
export const OnItsWay: Story = pageOf(allowing(sentOrder, { return: back }));
export const Delivered: Story = pageOf(delivered);
export const WithAStartedReturn: Story = pageOf({ ...delivered, returns: [RETURN] }, { done: 'returned' });
export const Cancelled: Story = pageOf(allowing(canceledOrder, { again: true }), { done: 'canceled' });
export const PartlyRefunded: Story = pageOf(refundedOrder);
export const PaidOnDelivery: Story = pageOf(allowing(cashOrder, { cancel: true }));
export const ForStaff: Story = pageOf({
  ...sentOrder,
  office: { path: '/manage/orders/100042', link: 'https://office.example/orders/100042' },
});
const NOWHERE = { name: '', address: '', city: '', zip: '', country: '' };
const withoutPerson: CustomerOrder = {
  ...sentOrder,
  delivery: { ...sentOrder.delivery, number: null, link: null },
  customer: { name: '', email: '', phone_formatted: null, shipping_address: NOWHERE, billing_address: NOWHERE },
};
export const OpenedByItsLink: Story = { render: () => pageAt('link', withoutPerson) };
export const FoundByItsNumber: Story = { render: () => pageAt('number', withoutPerson) };
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
  render: () => spoken(<ReturnForm order={delivered} onStart={soon} onClose={nothing} />),
};
export const ReturnsToPrint: Story = { render: () => spoken(<StartedReturns returns={[RETURN]} />) };
export const SentInParts: Story = {
  render: () =>
    spoken(
      <OrderParcels
        isPartlySent
        parcels={[
          {
            ...{ id: 'parcel-1', number: '1000123-P1', sent_at: '2026-11-20T09:00:00.000Z' },
            ...{ carrier: 'Parcel Post', tracking: 'VT-2210', link: 'https://carrier.example/VT-2210' },
            lines: [{ sku: 'TEE', name: 'Linen T-shirt', qty: 2 }],
          },
          {
            ...{ id: 'parcel-2', number: '1000123-P2', sent_at: '2026-11-22T09:00:00.000Z' },
            ...{ carrier: null, tracking: 'VT-2215', link: null },
            lines: [{ sku: 'CAP', name: 'Cap', qty: 1 }],
          },
        ]}
      />,
    ),
};

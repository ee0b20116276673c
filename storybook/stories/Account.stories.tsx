import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import type { BonusMovement } from '../../core/internal';
import { ActiveOrders } from '../../ui/components/orders/ActiveOrders';
import { DeliveryStatus } from '../../ui/components/orders/DeliveryStatus';
import { AccountFrame, type AccountPart } from '../../ui/pages/account/AccountFrame';
import { GiftCardList } from '../../ui/pages/account/GiftCardList';
import { DownloadList } from '../../ui/pages/account/DownloadList';
import { OrderDetails } from '../../ui/pages/order/OrderDetails';
import { OrderList, type OrderPages } from '../../ui/pages/account/OrderList';
import { Overview, type Recent } from '../../ui/pages/account/Overview';
import { Waiting } from '../../ui/pages/account/Waiting';
import { ListPage } from '../../ui/pages/ListPage';
import { ActingAs } from '../../ui/shell/ActingAs';
import { DOWNLOADS } from '../fixtures/downloads';
import { GIFT_CARDS } from '../fixtures/gift-cards';
import { listed } from '../fixtures/lists';
import {
  accountUser,
  allOrders,
  bloggerOrder,
  canceledOrder,
  cashOrder,
  deliveredOrder,
  longOrder,
  ORDERS_READ_AT,
  pickedUpOrder,
  refundedOrder,
  returnedOrder,
  royaltyOrder,
  sentOrder,
  servicesOrder,
  transferOrder,
  unpaidOrder,
} from '../fixtures/orders';
import orderEn from '../../ui/text/messages/en/order.json';
import { OrderSpeech } from '../../ui/text/order-text';
import { PORTRAIT } from '../fixtures/pictures';
import { inMain } from '../in-main';

const meta: Meta = {
  title: 'Shop/Account',
  decorators: [inMain],
};
export default meta;
type Story = StoryObj;

const BONUSES: readonly BonusMovement[] = [
  { at: '2026-05-04T10:00:00Z', amount: 15, reason: 'staff', order: null, note: 'Your parcel was late' },
  { at: '2026-05-02T10:00:00Z', amount: -2.5, reason: 'spent', order: '100006', note: null },
];
const nothing = () => undefined;
const spoken = (shown: ReactNode) => (
  <OrderSpeech messages={orderEn} locale="en-US">
    {shown}
  </OrderSpeech>
);
const self = (path: string) => path;

interface DeliveryControls {
  readonly letter: string;
  readonly stage: number;
  readonly daysLeft: number;
  readonly canceled: boolean;
}
export const Delivery: StoryObj<DeliveryControls> = {
  args: { letter: 'D', stage: -1, daysLeft: 4, canceled: false },
  argTypes: { stage: { control: { type: 'range', min: -1, max: 5 } } },
  render: ({ letter, stage, daysLeft, canceled }) => (
    <DeliveryStatus
      facts={{ order_status: letter, canceled, ...(stage >= 0 && { stage }) }}
      moment={{ delivered_at: null, days_to_delivery: daysLeft }}
      now={ORDERS_READ_AT}
    />
  ),
};
export const DeliveryArrivedLastYear: Story = {
  render: () => <DeliveryStatus facts={deliveredOrder} moment={deliveredOrder.delivery} now={ORDERS_READ_AT} />,
};
export const OrdersUnderWay: Story = {
  render: () => <ActiveOrders orders={accountUser().orders_history} hrefOf={self} />,
};

const details = (order: ComponentProps<typeof OrderDetails>['order']): Story => ({
  render: () => spoken(<OrderDetails order={order} now={ORDERS_READ_AT} linkOf={() => '/p/1'} onCopy={nothing} />),
});
export const OrderSent: Story = details(sentOrder);
export const OrderDelivered: Story = details(deliveredOrder);
export const OrderUnpaid: Story = details(unpaidOrder);
export const OrderByBankTransfer: Story = details(transferOrder);
export const OrderCancelled: Story = details(canceledOrder);
export const OrderReturned: Story = details(returnedOrder);
export const OrderPartlyRefunded: Story = details(refundedOrder);
export const OrderPaidOnDelivery: Story = details(cashOrder);
export const OrderOfABlogger: Story = details(bloggerOrder);
export const OrderOfABloggerWithItsRoyalty: Story = details(royaltyOrder);
export const OrderPickedUp: Story = details(pickedUpOrder);
export const OrderOfWhichNothingIsDelivered: Story = details(servicesOrder);
export const OrderWithLongWords: Story = details(longOrder);

const pages = (more: OrderPages['more'] = 'idle'): OrderPages => ({
  orders: allOrders,
  total: 23,
  now: ORDERS_READ_AT,
  more,
});
const list = (props: Partial<ComponentProps<typeof OrderList>>): Story => ({
  render: () => (
    <AccountFrame part="orders" title="My orders" pathOf={self} onSignOut={nothing}>
      <OrderList
        pages={pages()}
        online
        homePath="/"
        onToggle={nothing}
        onMore={nothing}
        onRetry={nothing}
        details={(order, now) =>
          spoken(<OrderDetails order={order} now={now} linkOf={() => '/p/1'} onCopy={nothing} />)
        }
        findPath="/order"
        {...props}
      />
    </AccountFrame>
  ),
});
export const Orders: Story = list({});
export const OrdersWithOneOpen: Story = list({ open: sentOrder.increment_id });
export const OrdersLoadingMore: Story = list({ pages: pages('loading') });
export const OrdersOfWhichMoreFailed: Story = list({ pages: pages('failed') });
export const OrdersAll: Story = list({ pages: pages('none') });
export const OrdersEmpty: Story = list({ pages: { orders: [], total: 0, now: 0, more: 'none' } });
export const OrdersLoading: Story = list({ pages: 'loading' });
export const OrdersFailed: Story = list({ pages: 'failed' });
export const OrdersOffline: Story = list({ pages: 'failed', online: false });
export const OrdersWithoutTheOneAskedFor: Story = list({ open: '999', isUnknown: true });

const others = allOrders.slice(2).map(({ increment_id, canceled }) => ({ increment_id, canceled, stage: 1 }));
const overview = (recent: Recent, props: Partial<ComponentProps<typeof Overview>> = {}): Story => ({
  render: () => (
    <AccountFrame part="overview" title="My account" pathOf={self} onSignOut={nothing}>
      <Overview
        user={accountUser()}
        recent={recent}
        online
        earns={10}
        bonuses={BONUSES}
        pathOf={self}
        onRetry={nothing}
        {...props}
      />
    </AccountFrame>
  ),
});
export const AccountOverview: Story = overview({ last: sentOrder, others, now: ORDERS_READ_AT });
export const AccountOfAPrivilegedClient: Story = overview(
  { last: deliveredOrder, others: [], now: ORDERS_READ_AT },
  { user: accountUser({ roles: ['vip'], account: 1240.5 }) },
);
export const AccountOfABlogger: Story = overview(
  { last: bloggerOrder, others: [], now: ORDERS_READ_AT },
  { user: accountUser({ roles: ['blogger'] }) },
);
export const AccountOfAnAdmin: Story = overview(
  { last: sentOrder, others: [], now: ORDERS_READ_AT },
  { user: accountUser({ roles: ['admin'], photo: PORTRAIT }) },
);
export const AccountWithoutAName: Story = overview(
  { others: [], now: ORDERS_READ_AT },
  { user: accountUser({ firstname: '', lastname: '', email: null, account: 0 }), earns: undefined },
);
export const AccountWithoutOrders: Story = overview({ others: [], now: ORDERS_READ_AT });
export const AccountLoading: Story = overview('loading');
export const AccountFailed: Story = overview('failed');
export const AccountOffline: Story = overview('failed', { online: false });

export const AccountOfNobodyYet: Story = {
  render: () => (
    <AccountFrame part="orders" title="My orders" pathOf={self}>
      <Waiting state="loading" onRetry={nothing} />
    </AccountFrame>
  ),
};
const ownList = (part: AccountPart, title: string, products: number): Story => ({
  render: () => (
    <AccountFrame part={part} pathOf={self} onSignOut={nothing}>
      <div>
        <ListPage
          title={title}
          list={{ items: listed.slice(0, products), isLoaded: true }}
          empty={{ title: 'Nothing here yet', hint: 'What you look at is kept here, on this device.' }}
          homePath="/"
          linkOf={() => '/p/1'}
        />
      </div>
    </AccountFrame>
  ),
});
export const WishlistInTheAccount: Story = ownList('wishlist', 'Wishlist', 3);
export const RecentlyViewedInTheAccount: Story = ownList('recent', 'Recently viewed', 0);

interface ActingControls {
  readonly name: string;
  readonly previous: string;
  readonly busy: boolean;
}
const acting = (more: Partial<ActingControls> = {}): StoryObj<ActingControls> => ({
  args: { name: 'Ada Whitfield', previous: 'Mira Okafor', busy: false, ...more },
  render: (args) => <ActingAs {...args} onReturn={nothing} />,
});
export const ActingAsSomebody = acting();
export const ActingAsSomebodyAndReturning = acting({ busy: true });
export const ActingAsSomebodyWithoutAWayBack = acting({ previous: '' });

export const GiftCards: Story = {
  render: () => <GiftCardList cards={GIFT_CARDS} onSend={() => Promise.resolve(true)} />,
};
export const GiftCardsThatOneMayNotSend: Story = { render: () => <GiftCardList cards={GIFT_CARDS} /> };
export const Downloads: Story = { render: () => <DownloadList downloads={DOWNLOADS} /> };

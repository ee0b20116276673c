import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { ActiveOrders } from '../../ui/components/ActiveOrders';
import { DeliveryStatus } from '../../ui/components/DeliveryStatus';
import { AccountFrame } from '../../ui/pages/account/AccountFrame';
import { AddressBook } from '../../ui/pages/account/AddressBook';
import { OrderDetails } from '../../ui/pages/account/OrderDetails';
import { OrderList, type OrderPages } from '../../ui/pages/account/OrderList';
import { Overview, type Recent } from '../../ui/pages/account/Overview';
import { PasswordForm } from '../../ui/pages/account/PasswordForm';
import { PhotoField } from '../../ui/pages/account/PhotoField';
import { ProfileForm } from '../../ui/pages/account/ProfileForm';
import { ActingAs } from '../../ui/shell/ActingAs';
import {
  accountUser,
  allOrders,
  bloggerOrder,
  canceledOrder,
  deliveredOrder,
  longOrder,
  ORDERS_READ_AT,
  returnedOrder,
  sentOrder,
  transferOrder,
  unpaidOrder,
} from '../fixtures/orders';
import { inMain } from '../in-main';

const meta: Meta = {
  title: 'Shop/Account',
  decorators: [inMain],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const self = (path: string) => path;

interface DeliveryControls {
  readonly letter: string;
  readonly stage: number;
  readonly daysLeft: number;
  readonly canceled: boolean;
}
/** Every letter of A §2.10; a stage above -1 overrides it. */
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
  render: () => <OrderDetails order={order} now={ORDERS_READ_AT} linkOf={() => '/p/1'} onCopy={nothing} />,
});
export const OrderSent: Story = details(sentOrder);
export const OrderDelivered: Story = details(deliveredOrder);
export const OrderUnpaid: Story = details(unpaidOrder);
export const OrderByBankTransfer: Story = details(transferOrder);
export const OrderCancelled: Story = details(canceledOrder);
export const OrderReturned: Story = details(returnedOrder);
export const OrderOfABlogger: Story = details(bloggerOrder);
export const OrderWithLongWords: Story = details(longOrder);

const pages = (more: OrderPages['more'] = 'idle'): OrderPages => ({
  orders: allOrders.map((order, index) => ({ order, sequence: 23 - index })),
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
        details={(order, now) => <OrderDetails order={order} now={now} linkOf={() => '/p/1'} onCopy={nothing} />}
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
      <Overview user={accountUser()} recent={recent} online earns={10} pathOf={self} onRetry={nothing} {...props} />
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
export const AccountWithoutOrders: Story = overview({ others: [], now: ORDERS_READ_AT });
export const AccountLoading: Story = overview('loading');
export const AccountFailed: Story = overview('failed');
export const AccountOffline: Story = overview('failed', { online: false });

export const Profile: Story = {
  render: () => (
    <>
      <PhotoField user={accountUser()} busy={false} onChoose={nothing} onRemove={nothing} />
      <ProfileForm
        user={accountUser()}
        check={({ firstname }) => (firstname === '' ? { firstname: 'Please enter your name' } : {})}
        onSave={() => Promise.resolve({ email: 'This e-mail address cannot be used here' })}
      />
      <PasswordForm hasPassword onChange={() => Promise.resolve('The current password is not right')} />
    </>
  ),
};
export const ProfileWithAMistake: Story = {
  ...Profile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('First name'));
    const [save] = canvas.getAllByRole('button', { name: 'Save' });
    if (save !== undefined) await userEvent.click(save);
  },
};

type Book = ComponentProps<typeof AddressBook>;
const book = (addresses: Book['addresses'], removed?: Book['removed']): Story => ({
  render: () => (
    <AddressBook
      addresses={addresses}
      editing={undefined}
      form={null}
      busy={false}
      onEdit={nothing}
      removed={removed}
      onRemove={nothing}
      onPutBack={nothing}
      onDefault={nothing}
    />
  ),
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    accountUser().addresses.map((home) => ({ ...home, street: [`${String(index + 1)} Mercer Street`] })),
  ).flat();
export const Addresses: Story = book(many(3));
export const AddressesWithOneRemoved: Story = book(many(2), many(3)[2]);
export const AddressesEmpty: Story = book([]);
export const AddressesFull: Story = book(many(20));

interface ActingControls {
  readonly name: string;
  readonly previous: string;
  readonly busy: boolean;
}
export const ActingAsSomebody: StoryObj<ActingControls> = {
  args: { name: 'Ada Whitfield', previous: 'Mira Okafor', busy: false },
  render: (args) => <ActingAs {...args} onReturn={nothing} />,
};

import type { CustomerOrder } from '../../../core/account';
import { command } from '../../declare/command';
import { whole } from '../../usage/kinds';
import { withDefault } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { DELIVERY_WORDS } from './delivery-words';
import { PAYMENT_WORDS } from './payment-words';
import { ordersAnswer } from './queue';

const PAGE_SIZE = 20;

export type ListedOrder = CustomerOrder & { readonly delivery_step: number };

export const listOrders = command({
  name: 'list',
  summary: 'list orders of the profile; with an account, its orders and their status',
  options: {
    size: withDefault('orders per page of the account', whole(1, 100), PAGE_SIZE),
    page: withDefault('page number', whole(1, 100_000), 1),
  },
  run: async ({ size, page }, session) => {
    const shop = await session.shop();
    const [orders, accounts] = [await shop.orders(), await shop.accounts()];
    if (accounts.snapshot.user === null) return ordersAnswer(await orders.queue(), 'No orders yet.');
    const { deliveryDate, deliveryMoment, deliveryStatus, deliveryStep, orderSequence, shownPayment } =
      await import('../../../core/account');
    const paymentOf = (order: CustomerOrder) => {
      const payment = shownPayment(order);
      return payment === undefined ? '' : PAYMENT_WORDS[payment];
    };
    const locale = shop.storeViews.current.i18n.defaultLocale;
    const dayOf = (order: CustomerOrder) =>
      order.canceled ? '' : (deliveryDate(deliveryMoment(order), { now: Date.now(), locale }) ?? '');
    const history = await accounts.orders({ pageSize: size, currentPage: page });
    const items = history.items.map((order): ListedOrder => ({
      ...order,
      delivery_step: deliveryStep(order.order_status, order.stage),
    }));
    return answer({ items, total: history.total_count }, (screen) =>
      items.length === 0
        ? 'No orders yet.'
        : screen.table(
            [
              { head: '#', align: 'right' },
              { head: 'Number' },
              { head: 'Day' },
              { head: 'Status' },
              { head: 'Step', align: 'right' },
              { head: 'Arrives' },
              { head: 'Tracking' },
              { head: 'Payment' },
              { head: 'Total', align: 'right' },
            ],
            items.map((order, at) => [
              orderSequence((page - 1) * size + at, history.total_count),
              order.number,
              order.created_at.slice(0, 10),
              DELIVERY_WORDS[deliveryStatus(order)],
              order.canceled ? '' : `${order.delivery_step} of 5`,
              dayOf(order),
              order.delivery.number ?? '',
              paymentOf(order),
              `${order.price} ${order.currency}`,
            ]),
          ),
    );
  },
});

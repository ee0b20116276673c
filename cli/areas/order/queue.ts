import type { QueuedOrder } from '../../../core/shopper';
import { command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';

const WORDS = { waiting: 'waiting to be sent', sent: 'placed', canceled: 'cancelled' } as const;

export function ordersAnswer(items: readonly QueuedOrder[], none: string): Answer {
  const json = items.map(({ order, state, transmited, attempts, message, result }) => ({
    order_id: order.order_id,
    number: result?.number,
    state,
    transmited,
    attempts,
    message,
    created_at: order.created_at,
    order,
    result,
  }));
  return answer({ items: json, total: items.length }, (screen) =>
    items.length === 0
      ? none
      : screen.table(
          [{ head: 'Order' }, { head: 'Number' }, { head: 'State' }, { head: 'Total', align: 'right' }, { head: '' }],
          items.map(({ order, state, message, result }) => {
            const total = result?.price ?? order.totals.find(({ code }) => code === 'grand_total')?.value;
            return [
              order.order_id,
              result?.number,
              WORDS[state],
              total === undefined ? '' : screen.price(total),
              message,
            ];
          }),
        ),
  );
}

export const queue = command({
  name: 'queue',
  summary: 'list orders waiting for the network',
  run: async (_, session) => {
    const orders = await (await session.shop()).orders();
    const all = await orders.queue();
    return ordersAnswer(
      all.filter((entry) => entry.state === 'waiting'),
      'No orders are waiting.',
    );
  },
});

export const process = command({
  name: 'process',
  summary: 'send each waiting order once',
  run: async (_, session) => {
    const shop = await session.shop();
    const sent = await (await shop.orders()).process();
    await shop.cart.settled();
    return ordersAnswer(sent, 'No orders are waiting.');
  },
});

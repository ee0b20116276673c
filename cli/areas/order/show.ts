import type { PlacedOrder } from '../../../core';
import { command } from '../../declare/command';
import { text } from '../../declare/kinds';
import { required } from '../../declare/parameter';
import { answer } from '../../output/answer';
import { findOrder } from './find-order';

/** Whoever paid for it all the same reads that the money goes back. */
function canceledText({ payment }: Pick<PlacedOrder, 'payment'>): string {
  return payment === 'refunded' ? 'cancelled before its payment came; the money goes back' : 'cancelled';
}

export const show = command({
  name: 'show',
  summary: 'an order as the shop has it',
  args: { id: required('id of the order', text('id', 64)) },
  run: async ({ id }, session) => {
    const { order, delivery } = await findOrder(await session.shop(), id);
    return answer({ ...order, ...(delivery && { delivery_step: delivery.step }) }, (screen) =>
      screen.sections(
        `${screen.bold(`Order ${order.number}`)} ${screen.dim(order.created_at)}`,
        screen.facts([
          ['State', order.canceled === true ? canceledText(order) : order.order_status],
          ...(delivery?.facts ?? []),
          [
            'Pick up at',
            order.pickup_store &&
              `${order.pickup_store.name}, ${order.pickup_store.address}, ${order.pickup_store.city}`,
          ],
          ['Order', order.order_id],
          ['Pay at', order.paid === true ? undefined : (order.order?.paylink ?? undefined)],
        ]),
        screen.table(
          [
            { head: 'SKU' },
            { head: 'Name' },
            { head: 'Choices' },
            { head: 'Qty', align: 'right' },
            { head: 'Sum', align: 'right' },
          ],
          order.products.map((line) => [
            line.sku,
            line.name,
            (line.options ?? []).map((option) => option.value).join(', '),
            line.qty,
            screen.price(line.row_total),
          ]),
        ),
        screen.facts(order.totals.map(({ code, title, value }) => [title ?? code, screen.price(value)])),
      ),
    );
  },
});

import type { CustomerOrder, PlacedOrder } from '../../../core';
import { command } from '../../declare/command';
import { text } from '../../declare/kinds';
import { flag, required } from '../../declare/parameter';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session';
import { deskOf } from './advance';
import { bankFacts } from './bank-facts';
import { deliveryFacts, findOrder } from './find-order';
import { historyTable } from './history-table';

/** A customer who paid for it all the same reads that the money goes back. */
function canceledText({ payment }: Pick<PlacedOrder, 'payment'>): string {
  return payment === 'refunded' ? 'cancelled; the money that came for it goes back' : 'cancelled';
}

/** Where to pay to is shown only for what is still to be paid. */
function isToBePaid({ paid, canceled }: Pick<PlacedOrder, 'paid' | 'canceled'>): boolean {
  return paid !== true && canceled !== true;
}

export const show = command({
  name: 'show',
  summary: 'an order as the shop has it',
  args: { id: required('id of the order', text('id', 64)) },
  options: { history: flag('what was done to it, for those who look after the shop') },
  run: async ({ id, history }, session) => {
    if (history) return managedAnswer(id, session);
    const { order, delivery } = await findOrder(await session.shop(), id);
    const { paymentLink } = await import('../../../core');
    return answer({ ...order, ...(delivery && { delivery_step: delivery.step }) }, (screen) =>
      orderText(order, screen, [...(delivery?.facts ?? []), ['Pay at', paymentLink(order)]]),
    );
  },
});

async function managedAnswer(id: string, session: Session): Promise<Answer> {
  const shop = await session.shop();
  const order = await (await deskOf(session)).show(id);
  const { deliveryStep } = await import('../../../core');
  const step = deliveryStep(order.order_status, order.stage);
  const facts = await deliveryFacts(order, step, shop.storeViews.current.i18n.defaultLocale);
  return answer({ ...order, delivery_step: step }, (screen) =>
    screen.sections(orderText(order, screen, facts), historyTable(order, screen)),
  );
}

function orderText(
  order: PlacedOrder | CustomerOrder,
  screen: Screen,
  facts: readonly (readonly [name: string, value: Parameters<Screen['facts']>[0][number][1]])[],
): string {
  return screen.sections(
    `${screen.bold(`Order ${order.number}`)} ${screen.dim(order.created_at)}`,
    screen.facts([
      ['State', order.canceled === true ? canceledText(order) : order.order_status],
      ...facts,
      [
        'Pick up at',
        order.pickup_store && `${order.pickup_store.name}, ${order.pickup_store.address}, ${order.pickup_store.city}`,
      ],
      ['Shipped by', order.shipping_method],
      ['Paid by', order.payment_method],
      ['Order', order.order_id],
      ...(isToBePaid(order) ? bankFacts(order, screen) : []),
    ]),
    screen.table(
      [
        { head: 'SKU' },
        { head: 'Name' },
        { head: 'Choices' },
        { head: 'Qty', align: 'right' },
        { head: 'Sum', align: 'right' },
        { head: '' },
      ],
      order.products.map((line) => [
        line.sku,
        line.name,
        (line.options ?? []).map((option) => option.value).join(', '),
        line.count,
        screen.price(line.row_total),
        line.returned === true ? 'returned' : '',
      ]),
    ),
    screen.facts(order.totals.map(({ code, title, value }) => [title ?? code, screen.price(value)])),
  );
}

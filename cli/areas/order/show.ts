import type { CustomerOrder } from '../../../core/account';
import type { PlacedOrder, Shop } from '../../../core/shopper';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { flag, required } from '../../usage/parameter';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { totalFact } from '../cart/total-fact';
import { adminOf } from './admin';
import { bankFacts } from './bank-facts';
import { deliveryFacts, findOrder } from './find-order';
import { historyTable } from './history-table';
import { mayText } from './may-text';
import { refundFacts } from './payment-words';

function canceledText({ payment }: Pick<PlacedOrder, 'payment'>): string {
  return payment === 'refunded' ? 'cancelled; its payment will be refunded' : 'cancelled';
}

function isToBePaid({ paid, canceled }: Pick<PlacedOrder, 'paid' | 'canceled'>): boolean {
  return paid !== true && canceled !== true;
}

export const show = command({
  name: 'show',
  summary: 'show an order',
  args: { id: required('id of the order', text('id', 64)) },
  options: { history: flag('show its history, for staff') },
  run: async ({ id, history }, session) => {
    if (history) return managedAnswer(id, session);
    const shop = await session.shop();
    const { order, delivery } = await findOrder(shop, id);
    const { paymentLink } = await import('../../../core/account');
    const money = await moneyOf(order, shop);
    const facts: Facts = [...(delivery?.facts ?? []), ['Pay at', paymentLink(order)]];
    return answer({ ...order, ...(delivery && { delivery_step: delivery.step }) }, (screen) =>
      screen.sections(orderText(order, screen, { facts, money }), ...('may' in order ? [mayText(order, screen)] : [])),
    );
  },
});

export async function managedAnswer(id: string, session: Session): Promise<Answer> {
  const shop = await session.shop();
  const order = await (await adminOf(session)).show(id);
  const { deliveryStep } = await import('../../../core/account');
  const step = deliveryStep(order.order_status, order.stage);
  const facts = await deliveryFacts(order, step, shop.storeViews.current.i18n.defaultLocale);
  const money = await moneyOf(order, shop);
  return answer({ ...order, delivery_step: step }, (screen) =>
    screen.sections(orderText(order, screen, { facts, money }), historyTable(order, screen)),
  );
}

function goneText({
  returned,
  returned_count: back,
  canceled_count: canceled,
}: PlacedOrder['products'][number] & { readonly canceled_count?: number | undefined }): string {
  const returnedText = returned === true ? 'returned' : back === undefined ? '' : `${String(back)} returned`;
  return [returnedText, canceled === undefined ? '' : `${String(canceled)} cancelled`]
    .filter((part) => part !== '')
    .join(', ');
}

function parcelsText({ parcels = [] }: Pick<CustomerOrder, 'parcels'>, screen: Screen): readonly string[] {
  if (parcels.length === 0) return [];
  return [
    screen.table(
      [{ head: 'Parcel' }, { head: 'Sent' }, { head: 'Items' }, { head: 'Carrier' }, { head: 'Tracking' }],
      parcels.map(({ number, sent_at: at, lines, carrier, tracking }) => [
        number,
        at.slice(0, 16).replace('T', ' '),
        lines.map(({ sku, qty }) => `${String(qty)} × ${sku}`).join(', '),
        carrier ?? '',
        tracking ?? '',
      ]),
    ),
  ];
}

type Facts = Parameters<Screen['facts']>[0];
type Money = (amount: number) => string;

/** Formats in the order's currency, which may differ from the store's. */
export async function moneyOf({ currency }: Pick<PlacedOrder, 'currency'>, shop: Shop): Promise<Money> {
  const { moneyText } = await import('../../../core/shopper');
  const locale = shop.storeViews.current.i18n.defaultLocale;
  return (amount) => moneyText(amount, currency, locale);
}

export function orderText(
  order: PlacedOrder | CustomerOrder,
  screen: Screen,
  { facts, money }: { readonly facts: Facts; readonly money: Money },
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
      ['Gift', order.gift_message === '' ? 'yes' : order.gift_message],
      ['Order', order.order_id],
      ...(isToBePaid(order) ? bankFacts(order, money) : []),
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
        money(line.row_total),
        goneText(line),
      ]),
    ),
    ...('may' in order ? parcelsText(order, screen) : []),
    screen.facts([
      ...order.totals.map((total) => totalFact(total, money)),
      ...('refunds' in order ? refundFacts(order, money) : []),
    ]),
  );
}

import { numberOf, textOf } from '../../../adapters/database/sql/base/columns';
import { queueEntry, type QueueEntry } from '../../../core/orders/queue/queue-entry';
import { Broken } from '../broken';
import type { Browser } from '../browser';
import type { World } from '../world';
import { shopOrders, type ShopOrder } from './shop-orders';

type Placed = ReadonlyMap<string, ShopOrder>;

export async function keptQueue({ storage }: Browser): Promise<readonly QueueEntry[]> {
  const keys = await storage.keys('orders');
  const kept = await Promise.all(keys.map((key) => storage.get('orders', key)));
  return kept.flatMap((entry) => {
    const parsed = queueEntry.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Checks that paid orders are paid once, match the provider, and are refunded if already cancelled. */
function checkPayments({ backEnd: { database } }: World, placed: Placed): void {
  const rows = database
    .sql(
      `SELECT p.order_id AS order_id, p.status AS status,
         (SELECT COUNT(*) FROM payment_event e WHERE e.order_id = p.order_id AND e.outcome = 'paid') AS paid,
         (SELECT COUNT(*) FROM payment_event e WHERE e.order_id = p.order_id AND e.outcome = 'refund') AS refunded
       FROM test_payment p`,
    )
    .all();
  for (const row of rows) {
    const [id, paid, refunded] = [textOf(row, 'order_id'), numberOf(row, 'paid'), numberOf(row, 'refunded')];
    const order = placed.get(id);
    if (paid > 1) throw new Broken(`${id} was charged ${paid} times`);
    if (order?.status === 'paid' && paid !== 1) throw new Broken(`${id} is paid and nobody said so`);
    const isCanceled = order?.status === 'canceled';
    if (textOf(row, 'status') === 'approved' && paid + refunded === 0) {
      throw new Broken(`${id} was paid for and the shop has neither taken the money nor given it back`);
    }
    if (refunded > 0 && !isCanceled) throw new Broken(`money for ${id} goes back and the order is ${order?.status}`);
  }
}

/** Checks that each accepted order is placed exactly once or reported as cancelled. */
export async function checkOrders(world: World): Promise<void> {
  const placed = shopOrders(world.backEnd);
  checkPayments(world, placed);
  const sent = new Set<string>();
  const away = new Set<string>();
  for (const browser of world.browsers) {
    for (const { order_id } of browser.sent) sent.add(order_id);
    checkReported(browser, placed, world.backEnd.canceled);
    checkIntents(browser, placed, world);
    if (browser.past.hasForgotten) continue;
    const [odd] = browser.lives.refused;
    if (odd !== undefined) throw new Broken(`the life of an order is not in the table: ${odd}`);
    const kept = await keptQueue(browser);
    const queue = kept.filter((entry) => isOfThem(entry, browser));
    for (const { order } of kept.filter((entry) => !queue.includes(entry))) away.add(order.order_id);
    checkQueue(queue, placed);
    checkKnown(browser, queue, placed, away);
    checkCharged(queue, placed);
    checkNotified(browser, queue, placed);
  }
  for (const id of placed.keys()) if (!sent.has(id)) throw new Broken(`${id} is in the shop and nobody sent it`);
}

/** The order of a signed-out customer waits for their return. */
function isOfThem({ order, state }: QueueEntry, { tabs }: Browser): boolean {
  const owner = order.user_id ?? '';
  return state !== 'waiting' || owner === '' || tabs.some(({ user }) => String(user()?.id) === owner);
}

function isWanted(order: ShopOrder | undefined): boolean {
  return order !== undefined && order.status !== 'canceled';
}

function checkQueue(queue: readonly QueueEntry[], placed: Placed): void {
  for (const { order, state } of queue) {
    const { order_id } = order;
    if (state === 'waiting') throw new Broken(`${order_id} still waits`);
    if (state === 'sent' && !placed.has(order_id)) throw new Broken(`${order_id} is said to be placed and is not`);
    if (state === 'canceled' && isWanted(placed.get(order_id))) throw new Broken(`${order_id} is cancelled and placed`);
  }
}

/** Checks that no order is unknown to the shopper, and that signing out removes only finished orders. */
function checkKnown(
  { sent, notified, past, canceled }: Browser,
  queue: readonly QueueEntry[],
  placed: Placed,
  away: ReadonlySet<string>,
): void {
  const states = new Map(queue.map((entry) => [entry.order.order_id, entry.state]));
  const hasLeft = (id: string): boolean => past.hasLeft && !states.has(id) && (placed.has(id) || canceled.has(id));
  for (const { order_id } of sent) {
    if (hasLeft(order_id)) continue;
    if (!away.has(order_id) && isWanted(placed.get(order_id)) && states.get(order_id) !== 'sent') {
      throw new Broken(`${order_id} is placed and the shopper's queue says ${states.get(order_id) ?? 'nothing'} of it`);
    }
  }
  for (const { outcome } of notified) {
    if (
      outcome.status === 'waiting' &&
      outcome.reason === 'offline' &&
      !states.has(outcome.order_id) &&
      !hasLeft(outcome.order_id) &&
      !away.has(outcome.order_id)
    ) {
      throw new Broken(`${outcome.order_id} was queued and is gone`);
    }
  }
}

function checkReported({ notified, approved }: Browser, placed: Placed, byStaff: ReadonlySet<string>): void {
  for (const { outcome, shownTotal } of notified) {
    if (outcome.status !== 'placed') continue;
    const order = placed.get(outcome.order_id);
    if (order === undefined) throw new Broken(`${outcome.order_id} is lost`);
    if (!Number.isNaN(shownTotal) && outcome.result.price !== shownTotal) {
      throw new Broken(`${outcome.order_id} was shown at ${shownTotal} and costs ${outcome.result.price}`);
    }
  }
  for (const id of approved) {
    if (placed.get(id)?.status !== 'paid' && !byStaff.has(id))
      throw new Broken(`${id} was paid for and the shop says ${placed.get(id)?.status ?? 'nothing'}`);
  }
}

/** Checks that there are no more orders than presses of the button. */
function checkIntents({ who, sent }: Browser, placed: Placed, { history }: World): void {
  const intents = history.actions.filter((action) => action.who === who && action.what.do === 'place').length;
  const ids = new Set(sent.map(({ order_id }) => order_id).filter((id) => placed.has(id)));
  if (ids.size > intents) throw new Broken(`shopper ${who + 1} ordered ${intents} times and has ${ids.size} orders`);
  for (const { order_id, hash } of sent) {
    const order = placed.get(order_id);
    if (order !== undefined && order.hash !== hash && !sent.some((other) => other.hash === order.hash)) {
      throw new Broken(`${order_id} is in the shop with other words than were sent`);
    }
  }
}

function checkCharged(queue: readonly QueueEntry[], placed: Placed): void {
  for (const { order } of queue) {
    const charged = placed.get(order.order_id)?.grandTotal;
    const shown = order.totals.find(({ code }) => code === 'grand_total')?.value;
    if (charged !== undefined && (shown === undefined || charged !== Math.round(shown * 100))) {
      throw new Broken(`${order.order_id} was shown at ${shown} and costs ${charged / 100}`);
    }
  }
}

function checkNotified({ notices, notified, refusals }: Browser, queue: readonly QueueEntry[], placed: Placed): void {
  for (const { order, state, message } of queue) {
    // Orders given up on the payment page, or replaced, need no notice.
    if (state === 'canceled' && !placed.has(order.order_id) && !notices.some((notice) => notice.message === message)) {
      throw new Broken(`${order.order_id} was cancelled without a word`);
    }
  }
  for (const code of ['order-invalid', 'order-sold-out']) {
    if (refusals.includes(code) && !notices.some((notice) => notice.code === code)) {
      throw new Broken(`an order was refused as ${code} without a word`);
    }
  }
  const received = new Set<string>();
  for (const { outcome } of notified) {
    const isFirst = !received.has(outcome.order_id);
    received.add(outcome.order_id);
    if (outcome.status !== 'waiting' || !isFirst) continue;
    const code = { offline: 'order-waiting', 'server-error': 'order-queued' }[outcome.reason];
    if (!notices.some((notice) => notice.code === code)) {
      throw new Broken(`${outcome.order_id} was queued as ${outcome.reason} without a word`);
    }
  }
}

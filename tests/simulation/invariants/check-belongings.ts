import type { CartItem } from '../../../core/shopper';
import { errorMessage } from '../../../core/kernel/shop-error';
import type { QueueEntry } from '../../../core/orders/queue/queue-entry';
import { Broken } from '../broken';
import type { Browser } from '../browser';
import { keptQueue } from './check-orders';

type Line = Pick<CartItem, 'sku' | 'qty' | 'checksum'>;

export interface Belongings {
  readonly lines: readonly Line[];
  readonly queue: readonly QueueEntry[];
}

export async function belongingsOf(browser: Browser): Promise<Belongings> {
  return { lines: browser.tabs[0]?.shop.cart.snapshot.cartItems ?? [], queue: await keptQueue(browser) };
}

/** Checks that no line is lost, duplicated or resurrected: an otherwise untouched cart changes only by its orders. */
export async function checkBelongings(browser: Browser, before: Belongings): Promise<void> {
  const { past, tabs, notified } = browser;
  const hasLost = past.hasLost || (past.hasForgotten && notified.length > 0);
  if (!past.isAlone || hasLost || hasRefusedLines(browser)) return;
  const expected = new Map(before.lines.map((line) => [`${line.sku}|${line.checksum}`, line.qty]));
  const earlier = new Map(before.queue.map((entry) => [entry.order.order_id, entry]));
  const queue = await keptQueue(browser);
  const changes = queue.flatMap((now) => {
    const was = earlier.get(now.order.order_id);
    return was === undefined || isHeldByAnother(was, before.queue) ? [] : [{ was, now }];
  });
  // Restored lines must not be removed again by an order made before.
  for (const { was, now } of changes) leave(expected, was, now);
  for (const { was, now } of changes) comeBack(expected, was, now, queue);
  const wanted = [...expected].flatMap(([key, qty]) => (qty > 0 ? [`${qty} ${key}`] : [])).sort();
  const items = tabs[0]?.shop.cart.snapshot.cartItems ?? [];
  const found = items.map((item) => `${item.qty} ${item.sku}|${item.checksum}`).sort();
  if (wanted.join() !== found.join()) {
    throw new Broken(`the cart should hold [${wanted.join()}] and holds [${found.join()}]`);
  }
}

function hasRefusedLines({ lineRefusals }: Browser): boolean {
  return lineRefusals.length > 0;
}

const keyOf = ({ sku, checksum }: Line): string => `${sku}|${checksum}`;

/** Lines leave the cart when an order is sent or turns out to be paid. */
function leave(expected: Map<string, number>, was: QueueEntry, now: QueueEntry): void {
  if (now.state !== 'sent' || !now.released || was.released) return;
  for (const line of was.holds ?? was.lines) {
    expected.set(keyOf(line), Math.max(0, (expected.get(keyOf(line)) ?? 0) - line.qty));
  }
}

/** Lines return on cancellation, except those held by another order of the same cart. */
function comeBack(expected: Map<string, number>, was: QueueEntry, now: QueueEntry, queue: readonly QueueEntry[]): void {
  if (now.state !== 'canceled' || !was.released || was.state === 'canceled') return;
  const isOrdered = now.message === errorMessage('cart-closed');
  const others = queue.filter((entry) => isOrdered && entry.state === 'sent' && isInItsPlace(entry, now));
  for (const line of now.lines) {
    const held = sum(others.flatMap(({ lines }) => lines.filter((other) => keyOf(other) === keyOf(line))));
    expected.set(keyOf(line), (expected.get(keyOf(line)) ?? 0) + Math.max(0, line.qty - held));
  }
}

function isHeldByAnother({ order }: QueueEntry, queue: readonly QueueEntry[]): boolean {
  return queue.some(
    (other) => other.state === 'waiting' && other.released && other.order.replaces?.includes(order.order_id) === true,
  );
}

function isInItsPlace({ order }: QueueEntry, canceled: QueueEntry): boolean {
  const { cart_id, replaces = [] } = canceled.order;
  return (order.cart_id === cart_id && cart_id !== '') || replaces.includes(order.order_id);
}

function sum(lines: readonly Line[]): number {
  return lines.reduce((total, { qty }) => total + qty, 0);
}

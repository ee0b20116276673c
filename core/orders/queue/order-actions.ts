import type { Order, OrderResult } from '../../contract';
import { afterDeparture } from '../after-departure';
import { isSeenBy } from '../is-seen-by';
import { hasLeftCart, isEnded, isPlaced, isWaiting, lifeOf, withdrawalOf } from './order-life';
import { mayFollow } from './order-transitions';
import type { GivingUp, QueueEntry } from './queue-entry';

type Lines = QueueEntry['lines'];

/** Change of one order, without what the order already holds: it may meet a copy that another tab has changed. */
export type OrderStep =
  /** Stored before its lines leave the cart. */
  | { readonly type: 'drafted' }
  /** @param attempts including this one */
  | ({ readonly type: 'sending'; readonly attempts: number; readonly account_wished?: true } & Seal)
  /** Its lines have left the cart. */
  | { readonly type: 'released' }
  /** Part of its lines that is still in the cart. */
  | { readonly type: 'held'; readonly holds: Lines }
  /** The shop does not know its cart; another one is created with the next attempt. */
  | { readonly type: 'unsealed' }
  | { readonly type: 'refused' }
  | { readonly type: 'withdrawn'; readonly why: GivingUp }
  /** @param at moment of transmission, as ISO text */
  | { readonly type: 'placed'; readonly result: OrderResult; readonly at: string; readonly clearBasket: boolean }
  /** @param lines return to the cart if they have left it */
  | { readonly type: 'cancelled'; readonly lines: Lines; readonly message?: string }
  /** The lines are back in the cart. */
  | { readonly type: 'returned' };

/** Server cart and hash of an order that is sent. */
export interface Seal {
  readonly cart_id: string;
  readonly hash: string;
}

export type OrderAction =
  | {
      readonly type: 'changed';
      /** Copy of the acting tab, used if storage does not have the order yet. */
      readonly entry: QueueEntry;
      readonly step: OrderStep;
      /** Current user, empty for a guest: results for a signed-out owner are not stored. */
      readonly by: string;
    }
  /** Never applies to a placed order. */
  | { readonly type: 'removed'; readonly order_id: string }
  | { readonly type: 'left'; readonly userId: string };

/** Limits completed orders kept on the device; an order whose lines are still to return to the cart is not counted. */
const MAX_DONE = 20;

/** The only writer of the stored orders. */
export function reduceOrders(queue: readonly QueueEntry[], action: OrderAction): readonly QueueEntry[] {
  switch (action.type) {
    case 'changed':
      return change(queue, action);
    case 'removed':
      return queue.filter((entry) => isPlaced(entry) || !isOf(action.order_id, entry));
    case 'left':
      return queue.flatMap((entry) => afterDeparture(entry, action.userId) ?? []);
  }
}

/** Applies a step if the table of transitions allows it; otherwise another tab was first and the order stays. */
export function advance(entry: QueueEntry, step: OrderStep): QueueEntry {
  const next = isPlaced(entry) || isEnded(entry) ? settled(entry, step) : waiting(entry, step);
  return mayFollow(lifeOf(entry).kind, lifeOf(next).kind) ? next : entry;
}

type Changed = Extract<OrderAction, { readonly type: 'changed' }>;

function change(queue: readonly QueueEntry[], { entry, step, by }: Changed): readonly QueueEntry[] {
  const { order_id } = entry.order;
  const known = queue.find((other) => isOf(order_id, other));
  const changed = advance(known ?? entry, step);
  if (changed === known) return queue;
  if (known === undefined) {
    const isKept = isNew(entry, step) || (step.type === 'placed' && isPlaced(changed) && isSeenBy(by, changed.order));
    return isKept ? pruned([...queue, changed]) : queue;
  }
  const next = isSeenBy(by, changed.order) ? changed : afterDeparture(changed, changed.order.user_id ?? '');
  return pruned(queue.flatMap((other) => (other === known ? (next ?? []) : other)));
}

/** An unknown order that a tab has stored before was dropped by another tab. A placed one is kept, for its payment. */
function isNew(entry: QueueEntry, step: OrderStep): boolean {
  return lifeOf(entry).kind === 'draft' && (step.type === 'drafted' || step.type === 'sending');
}

function pruned(queue: readonly QueueEntry[]): readonly QueueEntry[] {
  const done = queue.filter((entry) => !isWaiting(entry) && lifeOf(entry).kind !== 'returning');
  const dropped = new Set(done.slice(0, Math.max(0, done.length - MAX_DONE)));
  return dropped.size === 0 ? queue : queue.filter((entry) => !dropped.has(entry));
}

function waiting(entry: QueueEntry, step: OrderStep): QueueEntry {
  switch (step.type) {
    case 'sending':
      return withdrawalOf(entry) === undefined ? sending(entry, step) : entry;
    case 'unsealed':
      return { ...unsealed(entry), attempts: 0 };
    case 'refused':
      return unsealed(entry, entry.order.cart_id);
    case 'withdrawn':
      return { ...entry, giving_up: step.why };
    case 'placed':
      return placed(entry, step);
    default:
      return settled(entry, step);
  }
}

/** Steps that a placed or ended order may take too. */
function settled(entry: QueueEntry, step: OrderStep): QueueEntry {
  switch (step.type) {
    case 'released':
      return isEnded(entry) || hasLeftCart(entry) ? entry : { ...entry, released: true };
    case 'held':
      return isEnded(entry) || hasLeftCart(entry) ? entry : { ...entry, holds: step.holds };
    case 'cancelled':
      return isEnded(entry) ? entry : cancelled(entry, step);
    case 'returned': {
      const { returning: _returned, ...rest } = entry;
      return rest;
    }
    default:
      return entry;
  }
}

function sending(entry: QueueEntry, step: Extract<OrderStep, { readonly type: 'sending' }>): QueueEntry {
  const { cart_id, hash, account_wished, attempts } = step;
  return {
    ...entry,
    order: { ...entry.order, cart_id, hash },
    attempts: Math.max(entry.attempts, attempts),
    ...(account_wished && { account_wished }),
  };
}

function placed(entry: QueueEntry, step: Extract<OrderStep, { readonly type: 'placed' }>): QueueEntry {
  const { giving_up: _why, ...rest } = entry;
  const { result, at, clearBasket } = step;
  return {
    ...rest,
    order: { ...rest.order, transmited: true, transmited_at: at },
    transmited: true,
    state: 'sent',
    result,
    released: clearBasket || hasLeftCart(entry),
  };
}

function cancelled(entry: QueueEntry, step: Extract<OrderStep, { readonly type: 'cancelled' }>): QueueEntry {
  const { lines, message } = step;
  return {
    ...entry,
    state: 'canceled',
    ...(message !== undefined && { message }),
    ...(hasLeftCart(entry) && lines.length > 0 && { returning: lines }),
  };
}

function unsealed(entry: QueueEntry, cart_id = ''): QueueEntry {
  const { hash: _hash, ...order } = entry.order;
  return { ...entry, order: { ...order, cart_id } };
}

function isOf(orderId: Order['order_id'], { order }: QueueEntry): boolean {
  return order.order_id === orderId;
}

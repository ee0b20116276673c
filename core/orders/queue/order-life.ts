import type { GivingUp, QueueEntry } from './queue-entry';

/** Stage in the life of an order on this device. */
export type OrderLife =
  /** Stored to be queued; its lines are still in the cart. */
  | { readonly kind: 'draft' }
  /** Waits without its lines in the cart. The shop may have it if `wasSent`. */
  | { readonly kind: 'queued'; readonly wasSent: boolean }
  /** Sent from the checkout and not answered; its lines are still in the cart. */
  | { readonly kind: 'sending' }
  /** The shop refused it, and its lines stay in the cart. */
  | { readonly kind: 'refused'; readonly reason: GivingUp | undefined }
  /** Ends as soon as the shop says whether it arrived. */
  | { readonly kind: 'withdrawing'; readonly reason: GivingUp; readonly isReleased: boolean }
  /** Placed, and waits for its payment page; its lines are still in the cart. */
  | { readonly kind: 'unpaid' }
  /** Placed; paid, or due without a payment page. */
  | { readonly kind: 'paid' }
  /** Cancelled; `lines` go back into the cart. */
  | ({ readonly kind: 'returning'; readonly lines: QueueEntry['lines'] } & Ended)
  | ({ readonly kind: 'cancelled' } & Ended);

interface Ended {
  readonly wasWithdrawn: boolean;
  readonly isReleased: boolean;
}

/** Derives the stage from the stored flags; the only reader of their combinations. */
export function lifeOf(entry: QueueEntry): OrderLife {
  const { state, released: isReleased, giving_up: reason, returning, attempts, order } = entry;
  if (state === 'sent') return { kind: isReleased ? 'paid' : 'unpaid' };
  if (state === 'canceled') {
    const ended = { wasWithdrawn: reason !== undefined, isReleased };
    return returning === undefined
      ? { kind: 'cancelled', ...ended }
      : { kind: 'returning', lines: returning, ...ended };
  }
  if (!isReleased && attempts > 0 && order.hash === undefined) return { kind: 'refused', reason };
  if (reason !== undefined) return { kind: 'withdrawing', reason, isReleased };
  if (isReleased) return { kind: 'queued', wasSent: attempts > 0 };
  return { kind: attempts === 0 ? 'draft' : 'sending' };
}

/** Neither placed nor ended. */
export function isWaiting(entry: QueueEntry): boolean {
  const { kind } = lifeOf(entry);
  return kind === 'draft' || kind === 'queued' || kind === 'sending' || kind === 'refused' || kind === 'withdrawing';
}

/** Waits without its lines in the cart. */
export function isQueued(entry: QueueEntry): boolean {
  return isWaiting(entry) && hasLeftCart(entry);
}

export function isPlaced(entry: QueueEntry): boolean {
  const { kind } = lifeOf(entry);
  return kind === 'unpaid' || kind === 'paid';
}

export function isEnded(entry: QueueEntry): boolean {
  const { kind } = lifeOf(entry);
  return kind === 'returning' || kind === 'cancelled';
}

/** The lines were taken out of the cart, for good or until the order is cancelled. */
export function hasLeftCart(entry: QueueEntry): boolean {
  const life = lifeOf(entry);
  switch (life.kind) {
    case 'draft':
    case 'sending':
    case 'refused':
    case 'unpaid':
      return false;
    case 'queued':
    case 'paid':
      return true;
    case 'withdrawing':
    case 'returning':
    case 'cancelled':
      return life.isReleased;
  }
}

/** The shop may have a waiting order. */
export function wasSent(entry: QueueEntry): boolean {
  const life = lifeOf(entry);
  return life.kind === 'queued' ? life.wasSent : life.kind !== 'draft';
}

/** Set once an order is withdrawn, until the shop says whether it arrived. */
export function withdrawalOf(entry: QueueEntry): GivingUp | undefined {
  const life = lifeOf(entry);
  return life.kind === 'withdrawing' || life.kind === 'refused' ? life.reason : undefined;
}

/** Withdrawn, whether or not that has ended. */
export function wasWithdrawn(entry: QueueEntry): boolean {
  const life = lifeOf(entry);
  return 'wasWithdrawn' in life ? life.wasWithdrawn : withdrawalOf(entry) !== undefined;
}

import type { QueueEntry } from '../../../../core/orders/queue/queue-entry';
import { item } from '../../cart/cart-builder';
import { teeOrder } from '../tee-order';

/** A draft with one line, to be changed by `over`. Its id is long enough for `name` of one letter. */
export function anOrder(name: string, over: Partial<QueueEntry> = {}): QueueEntry {
  return {
    order: { ...teeOrder, order_id: idOf(name) },
    transmited: false,
    state: 'waiting',
    attempts: 0,
    lines: [item({ sku: 'TEE' })],
    released: false,
    queued_at: 1,
    ...over,
  };
}

export function idOf(name: string): string {
  return name.padEnd(8, '-');
}

import type { OrderLife } from './order-life';

type Kind = OrderLife['kind'];
export type OrderStart = Kind | 'start';

/**
 * Every change between stages in an order's life on the device, with its cause. An order may stay in its stage, and the
 * device may forget a refused or ended one. `docs/order-life.svg` is drawn from this table.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStart, Readonly<Partial<Record<Kind, string>>>>> = {
  start: {
    draft: 'ordered offline',
    sending: 'ordered',
  },
  draft: {
    queued: 'lines left the cart',
    sending: 'another tab sends it',
    cancelled: 'shopper cancels',
  },
  sending: {
    unpaid: 'placed, payment page open',
    paid: 'placed',
    queued: 'no answer',
    refused: 'shop refuses it',
    withdrawing: 'shopper cancels, or an earlier attempt may arrive',
    draft: 'shop does not know its cart',
    cancelled: 'shop cancels it',
  },
  refused: {
    sending: 'sent again on request',
    unpaid: 'an earlier attempt was placed',
    paid: 'an earlier attempt was placed',
    cancelled: 'shopper cancels',
  },
  queued: {
    paid: 'placed',
    withdrawing: 'shopper cancels, or an earlier attempt may arrive',
    returning: 'cancelled',
    cancelled: 'cancelled, nothing to return',
  },
  withdrawing: {
    unpaid: 'it had arrived',
    paid: 'it had arrived',
    returning: 'it never arrived',
    cancelled: 'it never arrived, lines in the cart',
  },
  unpaid: {
    paid: 'paid',
    cancelled: 'cancelled or replaced',
  },
  paid: {
    returning: 'cancelled or refunded',
    cancelled: 'replaced',
  },
  returning: {
    cancelled: 'lines are back in the cart',
  },
  cancelled: {},
};

export function mayFollow(from: OrderStart, to: Kind): boolean {
  return from === to || ORDER_TRANSITIONS[from][to] !== undefined;
}

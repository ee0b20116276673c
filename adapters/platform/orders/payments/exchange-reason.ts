import type { StoredOrder } from '../../ports/orders/orders';

/** Reason by which the exchanged order pays back what the new order of an exchange refunds. */
export function exchangeReason({ number }: Pick<StoredOrder, 'number'>, reason: string): string {
  return `exchange:${number}:${reason}`;
}

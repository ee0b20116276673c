import type { SendHold } from '../../contract/orders/manage-order-list';

export interface SendFacts {
  readonly paid: boolean;
  readonly isRefunded: boolean;
  readonly sendsOnlyPaid: boolean;
}

export function sendHold({ paid, isRefunded, sendsOnlyPaid }: SendFacts): SendHold | undefined {
  if (isRefunded) return 'refunded';
  return sendsOnlyPaid && !paid ? 'not-paid' : undefined;
}

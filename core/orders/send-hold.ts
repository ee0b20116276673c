import type { SendHold } from '../contract/manage-order-list';

/** Facts that decide whether an order may be sent without a confirmation. */
export interface SendFacts {
  readonly paid: boolean;
  /** All that was paid went back, or is to. */
  readonly isRefunded: boolean;
  /** Its way to pay is one whose orders are sent only once they are paid. */
  readonly sendsOnlyPaid: boolean;
}

/** Reason not to send an order unless somebody confirms it; undefined where nothing speaks against it. Pure. */
export function sendHold({ paid, isRefunded, sendsOnlyPaid }: SendFacts): SendHold | undefined {
  if (isRefunded) return 'refunded';
  return sendsOnlyPaid && !paid ? 'not-paid' : undefined;
}

import { CASH_ON_DELIVERY } from '../contract/methods';
import type { OrderNeed } from '../contract/manage-order-list';
import { LAST_STEP, SENT_STEP } from '../contract/order-status';
import { sendHold, type SendFacts } from './send-hold';

/** What of an order decides on what it waits for. */
export interface NeedFacts extends SendFacts {
  readonly canceled: boolean;
  readonly payment: string;
  /** From 0 to 5. */
  readonly step: number;
  /** Money is to go back and has not yet. */
  readonly owesRefund: boolean;
  readonly hasReturns: boolean;
  /** By `isLargeUnpaid`. */
  readonly isLarge: boolean;
}

/**
 * Lists what an order waits for. Money that is paid on delivery is waited for once the parcel has arrived; a parcel is to be sent as soon as nothing speaks
 * against it: neither that it has to be paid first, nor that all its money went back. Pure.
 */
export function orderNeeds(facts: NeedFacts): readonly OrderNeed[] {
  const { paid, canceled, payment, step, owesRefund, hasReturns, isLarge } = facts;
  const waitsForMoney = !paid && !canceled && (payment !== CASH_ON_DELIVERY || step === LAST_STEP);
  return [
    ...(waitsForMoney ? (['payment'] as const) : []),
    ...(!canceled && sendHold(facts) === undefined && step < SENT_STEP ? (['sending'] as const) : []),
    ...(owesRefund ? (['refund'] as const) : []),
    ...(hasReturns ? (['return'] as const) : []),
    ...(isLarge ? (['check'] as const) : []),
  ];
}

import { CASH_ON_DELIVERY } from '../contract/methods';
import type { OrderNeed } from '../contract/manage-order-list';
import { LAST_STEP, SENT_STEP } from '../contract/order-status';

/** What of an order decides on what it waits for. */
export interface NeedFacts {
  readonly paid: boolean;
  readonly canceled: boolean;
  /** It is paid on a payment page before anything else happens to it. */
  readonly paysFirst: boolean;
  readonly payment: string;
  /** From 0 to 5. */
  readonly step: number;
  /** Money is to go back and has not yet. */
  readonly owesRefund: boolean;
  readonly hasReturns: boolean;
}

/**
 * What an order waits for. Money that is paid on delivery is waited for once the parcel has arrived; a parcel is sent once it is paid, or at once where
 * it is paid later. Pure.
 */
export function orderNeeds(facts: NeedFacts): readonly OrderNeed[] {
  const { paid, canceled, paysFirst, payment, step, owesRefund, hasReturns } = facts;
  const waitsForMoney = !paid && !canceled && (payment !== CASH_ON_DELIVERY || step === LAST_STEP);
  return [
    ...(waitsForMoney ? (['payment'] as const) : []),
    ...(!canceled && (paid || !paysFirst) && step < SENT_STEP ? (['sending'] as const) : []),
    ...(owesRefund ? (['refund'] as const) : []),
    ...(hasReturns ? (['return'] as const) : []),
  ];
}

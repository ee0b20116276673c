import { CASH_ON_DELIVERY } from '../../contract/selling/methods';
import type { OrderNeed } from '../../contract/orders/manage-order-list';
import { LAST_STEP, SENT_STEP } from '../../contract/orders/order-status';
import { sendHold, type SendFacts } from './send-hold';

export interface NeedFacts extends SendFacts {
  readonly canceled: boolean;
  readonly payment: string;
  readonly step: number;
  readonly owesRefund: boolean;
  readonly hasReturns: boolean;
  readonly isLarge: boolean;
}

/**
 * Lists an order's pending tasks. Payment on delivery is due after arrival; sending waits for prepayment and is
 * dropped if fully refunded.
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

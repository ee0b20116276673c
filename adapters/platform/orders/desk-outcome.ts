import type { ManagedOrder } from '../../../core/contract/manage-orders';
import type { AdvanceRefusal } from '../../../core/orders/plan-advance';

/** Why money does not go back: nothing was paid, it is more than there is, or the key gave back something else. */
export type RefundRefusal = 'nothing-paid' | 'other-refund' | 'too-much';

/** Why staff is not let do something: what the plan refuses, a stale revision, no such order, money, or a file that is none. */
export type DeskRefusal = AdvanceRefusal | RefundRefusal | 'conflict' | 'invalid-file' | 'not-found';

export type DeskOutcome =
  | { readonly kind: 'done'; readonly order: ManagedOrder }
  | {
      readonly kind: 'refused';
      readonly code: DeskRefusal;
      /** Its number, of an order that is there. */
      readonly number?: string;
      /** The one that the order has, of a conflict. */
      readonly revision?: number;
      /** What can still go back, of 'too-much'. Major units. */
      readonly most?: number;
    };

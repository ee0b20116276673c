import type { ManagedOrder } from '../../../../core/contract/orders/manage-orders';
import type { AdvanceRefusal } from '../../../../core/orders/rules/plan-advance';

/** `other-refund`: the idempotency key belongs to a different refund. */
export type RefundRefusal = 'nothing-paid' | 'other-refund' | 'too-much';

export type AdminRefusal = AdvanceRefusal | RefundRefusal | 'conflict' | 'invalid-file' | 'not-found';

export type AdminOutcome =
  | { readonly kind: 'done'; readonly order: ManagedOrder }
  | {
      readonly kind: 'refused';
      readonly code: AdminRefusal;
      readonly number?: string;
      /** Current revision, for a conflict. */
      readonly revision?: number;
      /** For `too-much`; in major units. */
      readonly max?: number;
    };

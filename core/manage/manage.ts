import type { DueItem, DuePayout, ManagedPayout } from '../contract';
import type { RecordKindName, RecordKinds } from '../contract/staff/record-kinds';
import type { ClientOf } from '../sync';
import type { GoodsAdmin } from './goods-admin';
import type { RecordClient } from './record-client';
import type {
  BULK_METHODS,
  DESIGN_METHODS,
  PRESENCE_METHODS,
  QUEUE_METHODS,
  STAFF_METHODS,
  VIEW_METHODS,
} from './staff-methods';
import type { UpdatesArea } from './updates';

/** Result of a payout; if figures changed, `due` holds the current ones. */
export type PayoutsMade =
  | { readonly kind: 'made'; readonly payouts: readonly ManagedPayout[] }
  | { readonly kind: 'changed'; readonly due: readonly DuePayout[] };

/** Client of the design editor. */
export type DesignArea = ClientOf<typeof DESIGN_METHODS>;
/** Client of the outgoing queues. */
export type QueueAdmin = ClientOf<typeof QUEUE_METHODS>;
/** Client of bulk edits. */
export type BulkClient = ClientOf<typeof BULK_METHODS>;
/** Client of stored list views. */
export type ViewClient = ClientOf<typeof VIEW_METHODS>;

/**
 * Operations of staff; the platform enforces permissions. All calls throw ShopError 'request-rejected', 'sign-in-first'
 * or 'ACCESS_DENIED'; `details.error` and `details.fields` hold the reason.
 */
export interface ManageArea extends ClientOf<typeof STAFF_METHODS> {
  /**
   * All or nothing; idempotent per list.
   * @param items at most 1,000 of `duePayouts`
   */
  makePayouts(items: readonly DueItem[]): Promise<PayoutsMade>;
  readonly design: DesignArea;
  readonly updates: UpdatesArea;
  readonly records: { readonly [N in RecordKindName]: RecordClient<RecordKinds[N]> };
  readonly goods: GoodsAdmin;
  readonly bulk: BulkClient;
  readonly queues: QueueAdmin;
  readonly presence: ClientOf<typeof PRESENCE_METHODS>;
  readonly views: ViewClient;
}

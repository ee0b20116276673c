import type { AttentionName } from '../contract/manage-figures';
import type { Permission } from '../contract/permissions';

/** A list of the back office in which something waits. */
export interface AttentionList {
  /** What somebody must be let do to hear of it. */
  readonly needs: Permission;
  readonly path: string;
  /** The filters of the list, as its address has them: what is counted is what they let through. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What waits for staff, each as the list in which somebody looks after it: the home counts its rows and leads to it, so that both say the same. */
export const ATTENTION_LISTS: Readonly<Record<AttentionName, AttentionList>> = {
  unpaid: { needs: 'orders:read', path: '/manage/orders', filters: { needs: 'payment' } },
  large_unpaid: { needs: 'orders:read', path: '/manage/orders', filters: { needs: 'check' } },
  to_send: { needs: 'orders:read', path: '/manage/orders', filters: { needs: 'sending' } },
  refunds: { needs: 'orders:read', path: '/manage/orders/~refunds', filters: {} },
  messages: { needs: 'settings:read', path: '/manage/messages', filters: { state: 'failed' } },
  events: { needs: 'settings:read', path: '/manage/events', filters: {} },
  reviews: { needs: 'reviews:read', path: '/manage/reviews', filters: { status: 'pending' } },
  low_stock: { needs: 'catalogue:read', path: '/manage/stock-levels', filters: { in_stock: 'true', at_most: '3' } },
};

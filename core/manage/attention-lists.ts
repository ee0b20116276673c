import type { AttentionName } from '../contract/staff/manage-figures';
import type { Permission } from '../contract/foundation/permissions';

export interface AttentionList {
  readonly needs: Permission;
  readonly path: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** Lists that need staff attention; count and link use the same filters. */
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

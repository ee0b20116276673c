import type { AccountNoticeCode } from '../kernel/account-messages';
import type { CartNoticeCode } from '../kernel/cart-messages';
import type { OrderNoticeCode } from '../kernel/order-messages';
import type { SyncNoticeCode } from '../kernel/request-queue-notices';
import type { UpdateNoticeCode } from '../kernel/update-messages';

export const NOTICE_MESSAGES = {
  'product-added': '{name} was added to your bag',
  'products-added': 'Added to your bag: {names}',
  'quantity-updated': 'There are now {qty} of {name} in your bag',
} as const satisfies Record<string, string>;

/** Code of a notice message. */
export type NoticeCode =
  | keyof typeof NOTICE_MESSAGES
  | AccountNoticeCode
  | CartNoticeCode
  | OrderNoticeCode
  | SyncNoticeCode
  | UpdateNoticeCode;

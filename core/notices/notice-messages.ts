import type { AccountNoticeCode } from '../kernel/messages/account-messages';
import type { CartNoticeCode } from '../kernel/messages/cart-messages';
import type { OrderNoticeCode } from '../kernel/messages/order-messages';
import type { SyncNoticeCode } from '../kernel/request-queue-notices';
import type { UpdateNoticeCode } from '../kernel/messages/update-messages';

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

import type { AccountNoticeCode } from '../kernel/account-messages';
import type { CartNoticeCode } from '../kernel/cart-messages';
import type { OrderNoticeCode } from '../kernel/order-messages';
import type { SyncNoticeCode } from '../kernel/request-queue-notices';
import type { UpdateNoticeCode } from '../kernel/update-messages';

/** What the shop has to say that is no error, in English. Other languages find their sentence by the code. */
export const NOTICE_MESSAGES = {
  'product-added': '{name} was added to your bag',
  'products-added': 'Added to your bag: {names}',
  'quantity-updated': 'There are now {qty} of {name} in your bag',
} as const satisfies Record<string, string>;

/** What a notice says; each code has a message (S §8, A §8). */
export type NoticeCode =
  | keyof typeof NOTICE_MESSAGES
  | AccountNoticeCode
  | CartNoticeCode
  | OrderNoticeCode
  | SyncNoticeCode
  | UpdateNoticeCode;

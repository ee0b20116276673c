import type { AccountNoticeCode } from '../kernel/account-messages';
import type { CartNoticeCode } from '../kernel/cart-messages';
import type { OrderNoticeCode } from '../kernel/order-messages';
import type { SyncNoticeCode } from '../kernel/sync-messages';

/** What the shop has to say that is no error, in English. Other languages find their sentence by the code. */
export const NOTICE_MESSAGES = {
  'product-added': '{name} was added to the cart',
  'quantity-updated': 'There are now {qty} of {name} in the cart',
  /** S §9, title of an offline order. */
  'order-waiting': 'Order waiting!',
  'order-not-kept':
    'Your order waits in this tab alone: this device has no room to keep it. Please leave the tab open until it is sent.',
} as const satisfies Record<string, string>;

export type NoticeCode =
  keyof typeof NOTICE_MESSAGES | AccountNoticeCode | CartNoticeCode | OrderNoticeCode | SyncNoticeCode;

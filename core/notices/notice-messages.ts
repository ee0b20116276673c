import type { AccountNoticeCode } from '../kernel/account-messages';

/** What the shop has to say that is no error, in English. Other languages find their sentence by the code. */
export const NOTICE_MESSAGES = {
  'product-added': '{name} was added to the cart',
  'quantity-updated': 'There are now {qty} of {name} in the cart',
  /** S §9, title of an offline order. */
  'order-waiting': 'Order waiting!',
} as const satisfies Record<string, string>;

export type NoticeCode = keyof typeof NOTICE_MESSAGES | AccountNoticeCode;

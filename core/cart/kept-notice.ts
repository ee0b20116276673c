import { CART_NOTICES } from '../kernel/messages/cart-messages';
import type { NoticeInput } from '../notices/notices';

const KEPT_NOTICE_MS = 10_000;

export function keptNotice(): NoticeInput {
  return { type: 'info', code: 'cart-kept', message: CART_NOTICES['cart-kept'], timeToLive: KEPT_NOTICE_MS };
}

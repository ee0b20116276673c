import { CART_NOTICES } from '../kernel/cart-messages';
import type { NoticeInput } from '../notices/notices';

/** It is read in the middle of checkout, so it stays for ten seconds. */
const KEPT_NOTICE_MS = 10_000;

/** In checkout the cart stays as the shopper sees it (S §4, cart merge), and they get a notice that there is another one. */
export function keptNotice(): NoticeInput {
  return { type: 'info', code: 'cart-kept', message: CART_NOTICES['cart-kept'], timeToLive: KEPT_NOTICE_MS };
}

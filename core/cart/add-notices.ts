import type { NoticeInput } from '../notices/notices';
import type { CartItem } from './cart';
import { lineKey } from './cart-record';
import type { Problem } from './validate-product';

/** S §8: warnings about quantity and stock stay for 5 seconds. */
const STOCK_NOTICE_MS = 5000;

/**
 * What the shopper sees after adding (S §8): each line that is new or has more units now, and each reason why something was not
 * added, or only with a warning.
 * @param items the lines of the cart as they are now
 */
export function addNotices(
  added: readonly CartItem[],
  problems: readonly Problem[],
  items: readonly CartItem[],
): readonly NoticeInput[] {
  return [...added.map((item) => addedNotice(item, items)), ...problems.map(problemNotice)];
}

function addedNotice(added: CartItem, items: readonly CartItem[]): NoticeInput {
  const { name, qty } = items.find((item) => lineKey(item) === lineKey(added)) ?? added;
  const code = qty <= added.qty ? 'product-added' : 'quantity-updated';
  return { type: 'success', code, params: { name, qty } };
}

function problemNotice({ code, params, message }: Problem): NoticeInput {
  const type = code === 'unsafe-quantity' ? 'warning' : 'error';
  return { type, code, params, message, timeToLive: STOCK_NOTICE_MS };
}

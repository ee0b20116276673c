import type { NoticeInput } from '../notices/notices';
import type { CartItem } from './cart';
import { lineKey } from './cart-record';
import type { Problem } from './validate-product';

const STOCK_NOTICE_MS = 5000;

export function addNotices(
  added: readonly CartItem[],
  problems: readonly Problem[],
  items: readonly CartItem[],
): readonly NoticeInput[] {
  const [first, ...more] = added;
  const success = first === undefined ? [] : [more.length > 0 ? setNotice(added) : addedNotice(first, items)];
  return [...success, ...problems.map(problemNotice)];
}

function setNotice(added: readonly CartItem[]): NoticeInput {
  const names = [...new Set(added.map(({ name }) => name))].join(', ');
  return { type: 'success', code: 'products-added', params: { names } };
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

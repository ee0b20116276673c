import { ORDER_NOTICES, type OrderNoticeCode } from '../kernel/order-messages';
import { fillIn } from '../kernel/shop-error';
import { DISMISS, type NoticeInput } from '../notices/notices';
import type { ReorderLine, ReorderProblem } from './orders';

const CODES: Readonly<Record<ReorderProblem, OrderNoticeCode>> = {
  gone: 'reorder-gone',
  'sold-out': 'reorder-sold-out',
  changed: 'reorder-changed',
};

/** What the shopper has to know of an order that was ordered again: one notice for each reason, which stays until it was read. Pure. */
export function reorderNotices(lines: readonly ReorderLine[]): readonly NoticeInput[] {
  const named = (code: OrderNoticeCode, concerned: readonly ReorderLine[]): readonly NoticeInput[] => {
    if (concerned.length === 0) return [];
    const params = { names: [...new Set(concerned.map(({ name }) => name))].join(', ') };
    const message = fillIn(ORDER_NOTICES[code], params);
    return [{ type: 'warning', code, params, message, hasNoTimeout: true, action1: DISMISS }];
  };
  const problems: readonly ReorderProblem[] = ['gone', 'sold-out', 'changed'];
  return [
    ...problems.flatMap((problem) =>
      named(
        CODES[problem],
        lines.filter((line) => line.problem === problem),
      ),
    ),
    ...named(
      'reorder-prices',
      lines.filter(({ price, price_before }) => price !== undefined && price !== price_before),
    ),
  ];
}

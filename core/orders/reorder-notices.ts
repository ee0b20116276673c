import { ORDER_NOTICES, type OrderNoticeCode } from '../kernel/messages/order-messages';
import { fillIn } from '../kernel/shop-error';
import { DISMISS, type NoticeInput } from '../notices/notices';
import type { ReorderLine, ReorderProblem } from './orders';

const CODES: Readonly<Record<ReorderProblem, OrderNoticeCode>> = {
  gone: 'reorder-gone',
  'sold-out': 'reorder-sold-out',
  changed: 'reorder-changed',
};

const READING_MS = 6000;

export function reorderNotices(lines: readonly ReorderLine[], isJoined: boolean): readonly NoticeInput[] {
  const named = (
    code: OrderNoticeCode,
    concerned: readonly ReorderLine[],
    as: Partial<NoticeInput> = { type: 'warning', hasNoTimeout: true, action1: DISMISS },
  ): readonly NoticeInput[] => {
    if (concerned.length === 0) return [];
    const params = { names: [...new Set(concerned.map(({ name }) => name))].join(', ') };
    const message = fillIn(ORDER_NOTICES[code], params);
    return [{ type: 'success', code, params, message, ...as }];
  };
  const problems: readonly ReorderProblem[] = ['gone', 'sold-out', 'changed'];
  const added = lines.filter((line) => line.added);
  return [
    ...(isJoined
      ? named('reorder-joined', added, { type: 'info', hasNoTimeout: true, action1: DISMISS })
      : named('reorder-added', added, { timeToLive: READING_MS })),
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

import type { BloggerStatement } from '../contract/bloggers/blogger-statement';
import type { BloggerOrder, BloggerPayout } from '../contract/bloggers/bloggers';
import { csvLine } from '../kernel/csv-line';
import { plainAmount } from '../kernel/currency';

/** Formats a statement as CSV: opening balance, movements, closing balance. */
export function statementCsv({ currency, from, to, opening, closing, rows }: BloggerStatement): string {
  const balance = (day: string, name: string, amount: number) =>
    csvLine([day, name, '', '', '', '', '', plainAmount(amount, currency), currency]);
  return [
    csvLine(['date', 'reason', 'order', 'payout', 'line', 'change', 'bonus', 'balance', 'currency']),
    balance(from, 'opening_balance', opening),
    ...rows.map((row) =>
      csvLine([
        row.at.slice(0, 10),
        row.reason,
        row.order_number ?? '',
        row.payout_id === null ? '' : String(row.payout_id),
        row.sku ?? '',
        ...[row.change, row.bonus, row.balance].map((amount) => plainAmount(amount, currency)),
        currency,
      ]),
    ),
    balance(to, 'closing_balance', closing),
  ].join('');
}

const ORDER_HEAD = [
  ...['number', 'date', 'paid', 'canceled', 'state', 'currency', 'gross', 'net', 'profit_percent', 'profit', 'bonus'],
  ...['payable_on', 'payout', 'label'],
];

/** Formats credited orders as CSV. */
export function bloggerOrdersCsv(orders: readonly BloggerOrder[]): string {
  const lines = orders.map(({ royalty, ...order }) =>
    csvLine([
      order.number,
      order.date.slice(0, 10),
      String(order.paid),
      String(order.canceled),
      royalty.state,
      order.currency,
      ...[royalty.gross, royalty.base].map((amount) => plainAmount(amount, order.currency)),
      String(royalty.profit_percent),
      ...[royalty.sum, royalty.bonus].map((amount) => plainAmount(amount, order.currency)),
      royalty.payable_on?.slice(0, 10) ?? '',
      royalty.payout_id === null ? '' : String(royalty.payout_id),
      royalty.label ?? '',
    ]),
  );
  return [csvLine(ORDER_HEAD), ...lines].join('');
}

/** Formats payouts as CSV. */
export function bloggerPayoutsCsv(payouts: readonly BloggerPayout[]): string {
  const lines = payouts.map(({ id, created_at: made, paid_at: paid, currency, sum, bonus, orders }) =>
    csvLine([
      String(id),
      made.slice(0, 10),
      paid?.slice(0, 10) ?? '',
      currency,
      ...[sum, bonus].map((amount) => plainAmount(amount, currency)),
      String(orders),
    ]),
  );
  return [csvLine(['payout', 'made', 'paid', 'currency', 'sum', 'bonus', 'orders']), ...lines].join('');
}

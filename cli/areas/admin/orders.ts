import { plainAmount } from '../../../core/internal';
import type { OrderRow } from '../../../core/staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { DAY, choice, text, whole, yesNo } from '../../usage/kinds';
import { optional, toggle, withDefault } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { adminOf, type OrdersPage } from '../order/admin';
import { writeTable } from './write-table';

const NEEDS = ['payment', 'sending', 'refund', 'return', 'check'] as const;
const PAYMENT_STATES = ['not-paid', 'paid', 'partly-refunded', 'refunded'] as const;
const SORTS = ['created', 'number', 'total'].flatMap((name) => [`${name}:asc`, `${name}:desc`]);

export const orders = command({
  name: 'orders',
  summary: 'list orders by filters and pending work; with --api for managers and admins',
  options: {
    q: optional('words in number, email, phone, name or sku; all must match', text('words', 200)),
    status: optional('letter of the delivery step', text('letter', 2)),
    step: optional('number of the delivery step', whole(0, 5)),
    paid: toggle('paid, or not', yesNo),
    paymentState: optional('payment state', choice(PAYMENT_STATES)),
    canceled: toggle('cancelled, or not', yesNo),
    needs: optional('pending work', choice(NEEDS)),
    partlySent: toggle('partly sent, or not', yesNo),
    payment: optional('code of the payment method', text('code', 64)),
    shipping: optional('code of the shipping method', text('code', 64)),
    inStore: optional('code of the store of the order', text('code', 64)),
    blogger: optional('id of the credited blogger', whole(1, Number.MAX_SAFE_INTEGER)),
    from: optional('the first day', DAY),
    to: optional('the last day', DAY),
    sort: withDefault('order', choice(SORTS), 'created:desc'),
    page: withDefault('from 1 on', whole(1, 100_000), 1),
    size: withDefault('orders per page', whole(1, 200), 50),
    csv: optional('write all of them to this CSV file', text('file', 4000)),
  },
  run: async (options, session) => {
    const { page, size, csv, inStore: store, paymentState: payment_state, partlySent: partly_sent, ...rest } = options;
    const { readOrderFilters } = await import('../../../core/staff');
    const given = Object.entries({ ...rest, store, payment_state, partly_sent }).filter(
      ([, value]) => value !== undefined,
    );
    const wanted = readOrderFilters(Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
    const wrong = given.find(([name]) => !Object.hasOwn(wanted, name));
    if (wrong !== undefined)
      throw new UsageError(
        `--${wrong[0] === 'store' ? 'in-store' : wrong[0]} must be a value that orders can have, not "${String(wrong[1])}"`,
      );
    const admin = await adminOf(session);
    if (csv === undefined) {
      const found = await admin.list({ ...wanted, page, size });
      return answer(found, (screen) => listText(found, screen));
    }
    const { sort: _, ...filters } = wanted;
    await writeTable(csv, admin.table(filters));
    return answer({ file: csv }, (screen) => screen.good(`The orders are in ${csv}.`));
  },
});

const STATE_WORDS: Readonly<Record<OrderRow['payment_state'], string>> = {
  'not-paid': 'not paid',
  paid: 'paid',
  'partly-refunded': 'partly refunded',
  refunded: 'refunded',
};

function listText({ items, total, sums }: OrdersPage, screen: Screen): string {
  if (total === 0) return 'No matching orders.';
  return screen.sections(
    screen.table(
      [
        { head: 'Order' },
        { head: 'Placed' },
        { head: 'Customer' },
        { head: 'Total', align: 'right' },
        { head: '' },
        { head: 'State' },
        { head: 'Step', align: 'right' },
        { head: 'Pending' },
      ],
      items.map((row) => [
        row.id,
        row.created_at.slice(0, 16).replace('T', ' '),
        `${row.name} <${row.email}>`,
        plainAmount(row.total, row.currency),
        row.currency,
        stateOf(row),
        row.partly_sent ? `${String(row.step)}, partly sent` : row.step,
        row.needs.join(', '),
      ]),
    ),
    sums
      .map(
        ({ currency, count, total: sum, refunded }) =>
          `${String(count)} orders, ${plainAmount(sum, currency)} ${currency}, refunded ${plainAmount(refunded, currency)}`,
      )
      .join('\n'),
  );
}

function stateOf({ payment_state: state, canceled }: OrderRow): string {
  const paid = STATE_WORDS[state];
  if (!canceled) return paid;
  return state === 'refunded' ? `cancelled, ${paid}` : 'cancelled';
}

import { ROYALTY_STATES, type BloggerBalance, type BloggerOrder, type BloggerStatistics } from '../../../core/blogger';
import { command } from '../../declare/command';
import { choice, text, whole } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { day } from './day';

const right = 'right' as const;

export const sales = command({
  name: 'sales',
  summary: 'list orders credited to you, with earnings and payout dates',
  options: {
    state: optional('only this royalty state', choice(ROYALTY_STATES, 'state')),
    start: optional('number of newer ones to skip', whole(0, Number.MAX_SAFE_INTEGER)),
    order: optional('only this order, by number', text('number', 64)),
  },
  run: async ({ state, start, order }, session) => {
    const input = {
      ...(state !== undefined && { state }),
      ...(start !== undefined && { start }),
      ...(order !== undefined && { number: order }),
    };
    const list = await (await (await session.shop()).bloggers()).sales(input);
    return answer(list, (screen) =>
      list.items.length === 0 ? noSales(Object.keys(input).length > 0) : salesText(list.items, screen),
    );
  },
});

function noSales(isFiltered: boolean): string {
  return isFiltered ? 'No matching sales.' : 'No sales yet.';
}

const STATES: Readonly<Record<BloggerOrder['royalty']['state'], string>> = {
  'awaits-payment': 'awaits payment',
  pending: 'pending',
  confirmed: 'confirmed',
  payout: 'in a payout',
  paid: 'paid',
  rejected: 'nothing',
};

function salesText(list: readonly BloggerOrder[], screen: Screen): string {
  return screen.table(
    [
      { head: 'Day' },
      { head: 'Number' },
      { head: 'Status' },
      { head: 'Price', align: right },
      { head: 'Paid' },
      { head: 'Base', align: right },
      { head: 'Royalty', align: right },
      { head: 'Bonuses', align: right },
      { head: 'State' },
      { head: 'Payable on' },
      { head: 'Payout', align: right },
    ],
    list.map(({ royalty, ...sale }) => [
      day(sale.date),
      sale.number,
      sale.canceled ? 'cancelled' : sale.order_status,
      `${sale.price} ${sale.currency}`,
      sale.paid ? 'yes' : 'no',
      royalty.base,
      royalty.sum,
      royalty.bonus,
      STATES[royalty.state],
      royalty.payable_on ?? undefined,
      royalty.payout_id ?? undefined,
    ]),
  );
}

export const payouts = command({
  name: 'payouts',
  summary: 'list payouts, newest first',
  run: async (_, session) => {
    const list = await (await (await session.shop()).bloggers()).payouts();
    return answer(list, (screen) =>
      list.items.length === 0
        ? 'No payouts yet.'
        : screen.table(
            [
              { head: 'Id', align: right },
              { head: 'Made' },
              { head: 'Paid' },
              { head: 'Sum', align: right },
              { head: 'Bonuses', align: right },
              { head: 'Orders', align: right },
              { head: 'File' },
            ],
            list.items.map((payout) => [
              payout.id,
              day(payout.created_at),
              day(payout.paid_at) ?? 'on its way',
              `${payout.sum} ${payout.currency}`,
              payout.bonus,
              payout.orders,
              payout.file === null ? '' : 'yes',
            ]),
          ),
    );
  },
});

export const balance = command({
  name: 'balance',
  summary: 'show earnings and payouts by currency',
  run: async (_, session) => {
    const found = await (await (await session.shop()).bloggers()).balance();
    return answer(found, (screen) => balanceText(found, screen));
  },
});

function balanceText({ currencies }: BloggerBalance, screen: Screen): string {
  return screen.table(
    [
      { head: 'In' },
      { head: 'Active', align: right },
      { head: 'Pending', align: right },
      { head: 'Paid', align: right },
      { head: 'Total', align: right },
      { head: 'Next payment' },
    ],
    currencies.map((one) => [
      one.currency,
      one.active,
      one.pending,
      one.paid,
      one.total,
      day(one.next_payment) ?? 'below the minimum',
    ]),
  );
}

const PERIODS = ['today', 'week', 'month', 'year'] as const;

export const stats = command({
  name: 'stats',
  summary: 'show posts, orders and profit by period and currency, with the change from the previous period',
  options: { period: optional('only this period', choice(PERIODS, 'period')) },
  run: async ({ period }, session) => {
    const found = await (await (await session.shop()).bloggers()).statistics();
    if (period === undefined) return answer(found, (screen) => statsText(found, PERIODS, screen));
    return answer({ [period]: found[period], total: found.total }, (screen) => statsText(found, [period], screen));
  },
});

function statsText(found: BloggerStatistics, periods: readonly (typeof PERIODS)[number][], screen: Screen): string {
  const rows = periods.flatMap((period) =>
    Object.entries(found[period]).map(([currency, figures]) => [
      period,
      currency,
      `${figures.mentioned} of ${figures.mentions_goal}`,
      `${figures.count} ${signed(figures.count_diff)}`,
      figures.gross,
      figures.back,
      `${figures.sum} ${signed(figures.sum_diff)}`,
      `${figures.unpaid.sum} (${figures.unpaid.count})`,
      `${figures.profit} ${signed(figures.profit_diff)}`,
      figures.bonus,
    ]),
  );
  const totals = Object.entries(found.total).map(([currency, total]) => [
    currency,
    day(total.start_date),
    total.profit,
    total.bonus,
  ]);
  return screen.sections(
    screen.table(
      [
        { head: 'Period' },
        { head: 'In' },
        { head: 'Posts', align: right },
        { head: 'Orders', align: right },
        { head: 'Sold', align: right },
        { head: 'Back', align: right },
        { head: 'Net', align: right },
        { head: 'Unpaid', align: right },
        { head: 'Profit', align: right },
        { head: 'Bonuses', align: right },
      ],
      rows,
    ),
    screen.table(
      [{ head: 'In all' }, { head: 'Since' }, { head: 'Profit', align: right }, { head: 'Bonuses', align: right }],
      totals,
    ),
  );
}

function signed(difference: number): string {
  if (difference === 0) return '';
  return difference > 0 ? `(+${String(difference)})` : `(−${String(Math.abs(difference))})`;
}

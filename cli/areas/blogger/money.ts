import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { day } from './day';

export const sales = command({
  name: 'sales',
  summary: 'orders that posts led to, and what they earn',
  run: async (_, session) => {
    const list = await (await (await session.shop()).bloggers()).sales();
    return answer(list, (screen) =>
      list.items.length === 0
        ? 'Nothing was sold yet.'
        : screen.table(
            [
              { head: 'Day' },
              { head: 'Number' },
              { head: 'Status' },
              { head: 'Price', align: 'right' },
              { head: 'Royalty', align: 'right' },
              { head: 'Payout', align: 'right' },
            ],
            list.items.map((sale) => [
              day(sale.date),
              sale.number,
              sale.canceled ? 'cancelled' : sale.order_status,
              `${sale.price} ${sale.currency}`,
              sale.royalty.sum,
              sale.royalty.payout_id ?? undefined,
            ]),
          ),
    );
  },
});

export const payouts = command({
  name: 'payouts',
  summary: 'what was paid, the newest first',
  run: async (_, session) => {
    const list = await (await (await session.shop()).bloggers()).payouts();
    return answer(list, (screen) =>
      list.items.length === 0
        ? 'Nothing was paid yet.'
        : screen.table(
            [
              { head: 'Id', align: 'right' },
              { head: 'Made' },
              { head: 'Paid' },
              { head: 'Sum', align: 'right' },
              { head: 'Orders', align: 'right' },
            ],
            list.items.map((payout) => [
              payout.id,
              day(payout.created_at),
              day(payout.paid_at) ?? 'on its way',
              `${payout.sum} ${payout.currency}`,
              payout.orders,
            ]),
          ),
    );
  },
});

export const balance = command({
  name: 'balance',
  summary: 'what was earned, and what of it was paid',
  run: async (_, session) => {
    const found = await (await (await session.shop()).bloggers()).balance();
    return answer(found, (screen) =>
      screen.facts([
        ['Active', `${found.active} ${found.currency}`],
        ['Pending', found.pending],
        ['Paid', found.paid],
        ['Total', found.total],
        ['Next payment', day(found.next_payment)],
      ]),
    );
  },
});

const PERIODS = ['today', 'week', 'month', 'year'] as const;

export const stats = command({
  name: 'stats',
  summary: 'posts, orders and profit by period and currency',
  run: async (_, session) => {
    const found = await (await (await session.shop()).bloggers()).statistics();
    const rows = PERIODS.flatMap((period) =>
      Object.entries(found[period]).map(([currency, figures]) => [
        period,
        currency,
        `${figures.mentioned} of ${figures.mentions_goal}`,
        figures.count,
        figures.sum,
        figures.profit,
        figures.bonus,
      ]),
    );
    return answer(found, (screen) =>
      screen.table(
        [
          { head: 'Period' },
          { head: 'In' },
          { head: 'Posts', align: 'right' },
          { head: 'Orders', align: 'right' },
          { head: 'Sum', align: 'right' },
          { head: 'Profit', align: 'right' },
          { head: 'Bonuses', align: 'right' },
        ],
        rows,
      ),
    );
  },
});

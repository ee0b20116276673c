import { plainAmount } from '../../../core/internal';
import * as z from 'zod/mini';
import { FIGURE_GROUPS, type FigureRow } from '../../../core/staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { DAY, choice } from '../../usage/kinds';
import { optional, withDefault } from '../../usage/parameter';
import { asked, resultOf } from './records/answers';

const right = 'right' as const;
const row = z.object({
  day: z.nullable(z.string()),
  store_code: z.nullable(z.string()),
  currency: z.string(),
  orders: z.number(),
  sum: z.number(),
  paid: z.number(),
  refunds: z.number(),
});
const figuresAnswer = z.object({ items: z.array(row) });

export const figures = command({
  name: 'figures',
  summary:
    'report orders, payments and refunds, today or on other days of its time zone; with --api for authorized staff',
  options: {
    from: optional('the first day', DAY),
    to: optional('the last day', DAY),
    by: withDefault('what to group by', choice(FIGURE_GROUPS), 'store'),
  },
  run: async (input, session) => {
    const found =
      session.globals.api === undefined
        ? figuresAnswer.parse(resultOf(await (await session.platform('admin figures')).figures(input)))
        : { items: await asked(async () => (await (await session.shop()).manage()).figures(input)) };
    return answer(found, (screen) =>
      found.items.length === 0 ? 'No orders and no refunds.' : figuresText(found.items, screen),
    );
  },
});

function figuresText(items: readonly FigureRow[], screen: Screen): string {
  return screen.table(
    [
      { head: 'Day' },
      { head: 'Store' },
      { head: '' },
      { head: 'Orders', align: right },
      { head: 'Sum', align: right },
      { head: 'Paid', align: right },
      { head: 'Refunds', align: right },
    ],
    items.map(({ day, store_code: store, currency, orders, sum, paid, refunds }) => [
      day ?? '',
      store ?? '',
      currency,
      orders,
      plainAmount(sum, currency),
      plainAmount(paid, currency),
      plainAmount(refunds, currency),
    ]),
  );
}

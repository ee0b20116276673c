import type { BloggersArea, LedgerEntry } from '../../../core/blogger';
import type { Platform } from '../../composition/composition-root';
import { command } from '../../declare/command';
import { text, whole, type Kind } from '../../usage/kinds';
import { flag, optional } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { day } from './day';

type LedgerCheck = Awaited<ReturnType<Platform['bloggers']['verify']>>;

const CURRENCY: Kind<string> = {
  placeholder: 'code',
  rule: 'must be a currency such as EUR',
  parse: (raw) => (/^[A-Za-z]{3}$/.test(raw) ? raw.toUpperCase() : undefined),
};

export const ledger = command({
  name: 'ledger',
  summary: 'list the movements behind the balance; --verify checks the ledger of all bloggers on local data',
  options: {
    order: optional('only this order, by number', text('number', 64)),
    payout: optional('only this payout, by id; 0 for movements in none', whole(0, Number.MAX_SAFE_INTEGER)),
    currency: optional('only this currency', CURRENCY),
    verify: flag('check that all sums are zero and each balance is the sum of its parts; exits with 1 if not'),
  },
  run: async ({ verify, ...input }, session) => (verify ? verified(session) : entries(input, session)),
});

interface Input {
  readonly order: string | undefined;
  readonly payout: number | undefined;
  readonly currency: string | undefined;
}

async function entries({ order, payout, currency }: Input, session: Session): Promise<Answer> {
  const bloggers = await (await session.shop()).bloggers();
  const orderId = order === undefined ? undefined : await orderOf(order, bloggers);
  const list = await bloggers.ledger({
    ...(orderId !== undefined && { order: orderId }),
    ...(payout !== undefined && { payout }),
    ...(currency !== undefined && { currency }),
  });
  return answer(list, (screen) => (list.items.length === 0 ? 'No movements.' : ledgerText(list.items, screen)));
}

async function orderOf(number: string, bloggers: Pick<BloggersArea, 'sales'>): Promise<number> {
  const [found] = (await bloggers.sales({ number })).items;
  if (found === undefined) throw new CommandError('order-unknown', `You have no sale with the number ${number}`);
  return found.id;
}

const REASONS: Readonly<Record<LedgerEntry['reason'], string>> = {
  order_placed: 'ordered',
  order_paid: 'paid for',
  return_period_over: 'return period over',
  order_canceled: 'order cancelled',
  line_returned: 'returned',
  money_returned: 'refunded',
  payout_made: 'payout created',
  payout_sent: 'payout sent',
  payout_withdrawn: 'payout withdrawn',
  carried_over: 'carried over',
};

function ledgerText(list: readonly LedgerEntry[], screen: Screen): string {
  const right = 'right' as const;
  return screen.table(
    [
      { head: 'Day' },
      { head: 'Why' },
      { head: 'From' },
      { head: 'To' },
      { head: 'Sum', align: right },
      { head: 'Bonuses', align: right },
      { head: 'Order' },
      { head: 'Line' },
      { head: 'Payout', align: right },
    ],
    list.map((entry) => [
      day(entry.at),
      REASONS[entry.reason],
      entry.from ?? 'shop',
      entry.to ?? 'shop',
      `${entry.sum} ${entry.currency}`,
      entry.bonus,
      entry.order_number ?? undefined,
      entry.sku ?? undefined,
      entry.payout_id ?? undefined,
    ]),
  );
}

async function verified(session: Session): Promise<Answer> {
  const platform = await session.platform('blogger ledger --verify');
  const check = await platform.bloggers.verify();
  const shown = answer(check, (screen) => checkText(check, screen));
  if (check.sum === 0 && check.faults.length === 0) return shown;
  return { ...shown, failure: new CommandError('ledger-broken', 'The ledger does not balance') };
}

function checkText({ transactions, entries: count, sum, faults }: LedgerCheck, screen: Screen): string {
  const head = `${String(transactions)} movements, ${String(count)} entries, sum ${String(sum)}.`;
  if (faults.length === 0) return screen.good(`${head} Every balance is the sum of its parts.`);
  return screen.sections(head, faults.map((fault) => screen.bad(fault)).join('\n'));
}

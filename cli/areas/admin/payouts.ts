import { plainAmount } from '../../../core/internal';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { PAYOUT_STATES } from '../../../core/internal-staff';
import type { DuePayout, ManagedPayout } from '../../../core/staff';
import { command } from '../../declare/command';
import { choice, text, whole } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { payoutAdminOf, type PayoutFile } from './payout-admin';
import { readDueList } from './read-due-list';

const right = 'right' as const;
const id = required('id of the payout', whole(1, Number.MAX_SAFE_INTEGER));

export const payouts = command({
  name: 'payouts',
  summary: 'list payouts to bloggers, newest first; with --api for managers and admins',
  options: {
    q: optional('part of a name, email address or phone number, or an id', text('words', 100)),
    state: optional('only this state', choice(PAYOUT_STATES, 'state')),
  },
  run: async ({ q, state }, session) => {
    const list = await (await payoutAdminOf(session)).list({ ...(q !== undefined && { q }), ...(state && { state }) });
    return answer({ payouts: list }, (screen) => (list.length === 0 ? 'No payouts yet.' : payoutsText(list, screen)));
  },
});

export const payoutsShow = command({
  name: 'payout show',
  summary: 'list the orders and returns inside a payout',
  args: { id },
  run: async (input, session) => {
    const parts = await (await payoutAdminOf(session)).parts(input.id);
    return answer(parts, (screen) =>
      screen.table(
        [{ head: 'Day' }, { head: 'Order' }, { head: 'Why' }, { head: 'Sum', align: right }],
        [
          ...parts.items.map((part) => [
            part.at.slice(0, 10),
            part.order_number ?? undefined,
            part.reason.replaceAll('_', ' '),
            part.sum.toFixed(2),
          ]),
          [undefined, undefined, 'sum', parts.sum.toFixed(2)],
        ],
      ),
    );
  },
});

export const payoutsDue = command({
  name: 'payout due',
  summary: 'list confirmed earnings that are in no payout; --json prints the input of `payout make --list`',
  run: async (_, session) => {
    const due = await (await payoutAdminOf(session)).due();
    return answer({ due }, (screen) => (due.length === 0 ? 'Nothing is due.' : dueText(due, screen)));
  },
});

export const payoutsMake = command({
  name: 'payout make',
  summary:
    'create payouts for balances that have reached the minimum, or for exactly the given list; repeating a list does nothing',
  options: { list: optional('JSON output of `payout due --json`', text('file', 4000)) },
  run: async ({ list }, session) => {
    const wanted = list === undefined ? undefined : await readDueList(list);
    const admin = await payoutAdminOf(session);
    const items = wanted ?? (await admin.due()).filter((one) => one.is_due);
    if (items.length === 0) return answer({ payouts: [] }, () => 'Nothing has reached its minimum.');
    const outcome = await admin.make(items);
    if (outcome.kind === 'made') return made(outcome.payouts);
    const failure = new CommandError('payouts-changed', 'The amounts due have changed: nothing was paid', {
      due: outcome.due,
    });
    return { ...answer({ due: outcome.due }, (screen) => dueText(outcome.due, screen)), failure };
  },
});

export const payoutsSent = command({
  name: 'payout sent',
  summary: 'mark a payout as sent, and store its file',
  args: { id },
  options: { file: optional('PDF of at most 5 MB', text('file', 4000)) },
  run: async (input, session) => {
    const file = input.file === undefined ? undefined : await fileOf(input.file);
    const admin = await payoutAdminOf(session);
    return made([await admin.sent(input.id, file)]);
  },
});

export const payoutsWithdraw = command({
  name: 'payout withdraw',
  summary: 'withdraw an unsent payout: its amounts are due again',
  args: { id },
  run: async (input, session) => {
    const admin = await payoutAdminOf(session);
    return made([await admin.withdraw(input.id)]);
  },
});

async function fileOf(file: string): Promise<PayoutFile> {
  try {
    return { name: basename(file), bytes: new Uint8Array(await readFile(file)) };
  } catch (cause) {
    throw new CommandError('invalid-input', `--file ${file}: the file cannot be read`, { cause: String(cause) });
  }
}

function made(list: readonly ManagedPayout[]): Answer {
  return answer({ payouts: list }, (screen) => payoutsText(list, screen));
}

function payoutsText(list: readonly ManagedPayout[], screen: Screen): string {
  return screen.table(
    [
      { head: 'Id', align: right },
      { head: 'Blogger' },
      { head: 'Sum', align: right },
      { head: 'Bonuses', align: right },
      { head: 'Orders', align: right },
      { head: 'Made' },
      { head: 'State' },
    ],
    list.map((payout) => [
      payout.id,
      payout.name,
      `${plainAmount(payout.sum, payout.currency)} ${payout.currency}`,
      plainAmount(payout.bonus, payout.currency),
      payout.orders,
      payout.created_at.slice(0, 10),
      stateOf(payout, screen),
    ]),
  );
}

function stateOf({ paid_at: paidAt, withdrawn_at: withdrawnAt }: ManagedPayout, screen: Screen): string {
  if (withdrawnAt !== null) return 'withdrawn';
  return paidAt === null ? screen.accent('to be sent') : screen.good(`sent ${paidAt.slice(0, 10)}`);
}

function dueText(list: readonly DuePayout[], screen: Screen): string {
  return screen.table(
    [
      { head: 'Blogger' },
      { head: 'Sum', align: right },
      { head: 'Bonuses', align: right },
      { head: 'Orders', align: right },
      { head: 'From', align: right },
      { head: 'Due' },
    ],
    list.map((one) => [
      one.name,
      `${plainAmount(one.sum, one.currency)} ${one.currency}`,
      plainAmount(one.bonus, one.currency),
      one.orders,
      plainAmount(one.minimum, one.currency),
      one.is_due ? screen.good('yes') : 'carried forward',
    ]),
  );
}

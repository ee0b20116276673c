import type { ListedMessage, MessageState } from '../../composition/composition-parts';
import type { Platform } from '../../composition/composition-root';
import { command } from '../../declare/command';
import { choice, whole } from '../../usage/kinds';
import { optional, required, withDefault } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';

const STATES: readonly MessageState[] = ['waiting', 'failed', 'sent', 'kept'];
const MAX_LISTED = 1000;

interface Row {
  readonly id: number;
  readonly date: string;
  readonly channel: string | null;
  readonly to: string;
  readonly kind: string;
  /** Null if it may contain a secret code. */
  readonly subject: string | null;
  readonly state: MessageState;
  readonly attempts: number;
  readonly next: string | null;
  readonly error: string | null;
}

export const messages = command({
  name: 'messages',
  summary: 'mails and text messages, the newest first: what waits, was sent, failed or is kept',
  options: {
    state: optional('only those in this state', choice(STATES, 'state')),
    max: withDefault('so many at the most', whole(1, MAX_LISTED), 50),
  },
  run: async ({ state, max }, session) => {
    const platform = await session.platform('admin messages');
    const listed = await platform.messages.list({ state, max });
    const items = listed.map((message) => rowOf(message, platform.mode));
    return answer({ items, total: items.length }, (screen) => tableOf(items, screen));
  },
});

const REFUSALS = {
  unknown: 'There is no message of this number: see `vitrine admin messages`',
  expired: 'What stands in the message has run out: its receiver has to ask again',
  'no-sender': 'Nothing sends on its channel: serve the shop with --mail or --sms',
  sent: 'The message was sent already',
} as const;

export const messagesRetry = command({
  name: 'messages retry',
  summary: 'put a message in line again that failed or is kept; the process that serves the shop sends it',
  args: { id: required('number of the message', whole(1, Number.MAX_SAFE_INTEGER)) },
  run: async ({ id }, session) => {
    const platform = await session.platform('admin messages retry');
    const outcome = await platform.messages.retry(id);
    if (outcome !== 'waiting') throw new CommandError(outcome, REFUSALS[outcome]);
    return answer({ id, state: outcome }, () => `Message ${String(id)} is in line.`);
  },
});

function rowOf(message: ListedMessage, mode: Platform['mode']): Row {
  const isSecret = mode === 'production' && message.expiresAt !== undefined;
  const { id, contact, channel, kind, subject, state, attempts, error } = message;
  return {
    id,
    date: new Date(message.createdAt).toISOString(),
    channel: channel ?? null,
    to: contact,
    kind,
    subject: isSecret ? null : subject,
    state,
    attempts,
    next: state === 'waiting' ? new Date(message.nextAt).toISOString() : null,
    error: error ?? null,
  };
}

function tableOf(rows: readonly Row[], screen: Screen): string {
  if (rows.length === 0) return 'There is no message.';
  const right = 'right' as const;
  return screen.table(
    [
      { head: 'Number', align: right },
      { head: 'Date' },
      { head: 'By' },
      { head: 'To' },
      { head: 'Subject' },
      { head: 'State' },
      { head: 'Attempts', align: right },
      { head: 'Error' },
    ],
    rows.map(({ id, date, channel, to, kind, subject, state, attempts, error }) => [
      id,
      date,
      channel ?? '',
      to,
      subject ?? `(${kind})`,
      state,
      attempts,
      error ?? '',
    ]),
  );
}

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
  summary: 'list emails and text messages, newest first: waiting, sent, failed or stored',
  options: {
    state: optional('only this state', choice(STATES, 'state')),
    max: withDefault('maximum number', whole(1, MAX_LISTED), 50),
  },
  run: async ({ state, max }, session) => {
    const platform = await session.platform('admin messages');
    const listed = await platform.messages.list({ state, max });
    const items = listed.map((message) => rowOf(message, platform.mode));
    return answer({ items, total: items.length }, (screen) => tableOf(items, screen));
  },
});

const REFUSALS = {
  unknown: 'There is no message with this number: see `vitrine admin messages`',
  expired: 'The content of the message has expired: the recipient must request it again',
  'no-sender': 'Its channel has no sender: serve the shop with --mail or --sms',
  sent: 'The message has already been sent',
} as const;

export const messagesRetry = command({
  name: 'messages retry',
  summary: 'queue a failed or stored message again; the serving process sends it',
  args: { id: required('number of the message', whole(1, Number.MAX_SAFE_INTEGER)) },
  run: async ({ id }, session) => {
    const platform = await session.platform('admin messages retry');
    const outcome = await platform.messages.retry(id);
    if (outcome !== 'waiting') throw new CommandError(outcome, REFUSALS[outcome]);
    return answer({ id, state: outcome }, () => `Message ${String(id)} is queued.`);
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
  if (rows.length === 0) return 'No messages.';
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

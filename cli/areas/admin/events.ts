import type { DeadLetter, SubscriberStatus } from '../../composition/composition-root';
import { command } from '../../declare/command';
import { whole } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { minuteOf } from './minute-of';

export const events = command({
  name: 'events',
  summary: 'list subscribers with their position, waiting events and failed events',
  run: async (_, session) => {
    const { events: of } = await session.platform('admin events');
    const [subscribers, setAside] = [await of.status(), await of.deadLetters()];
    return answer({ subscribers, set_aside: setAside }, (screen) =>
      screen.sections(subscribersText(subscribers, screen), lettersText(setAside, screen)),
    );
  },
});

export const eventsRetry = command({
  name: 'events retry',
  summary: 'deliver a failed event again, in this process',
  args: { id: required('id of the failed event, from admin events', whole(1, Number.MAX_SAFE_INTEGER)) },
  run: async ({ id }, session) => {
    const { events: of } = await session.platform('admin events retry');
    const outcome = await of.retry(id);
    if (outcome === 'handled') return answer({ id, outcome }, (screen) => screen.good('Delivered.'));
    if (outcome === 'failed') {
      const letter = (await of.deadLetters()).find((one) => one.id === id);
      throw new CommandError('event-failed', `It failed again: ${letter?.error ?? ''}`, { id });
    }
    throw new CommandError(
      'event-unknown',
      `No failed event ${String(id)}, or its subscriber is not in vitrine.config.ts`,
      { id },
    );
  },
});

function subscribersText(subscribers: readonly SubscriberStatus[], screen: Screen): string {
  if (subscribers.length === 0) return 'There are no subscribers. Configure them as subscribers in vitrine.config.ts.';
  const right = 'right' as const;
  return screen.table(
    [
      { head: 'Subscriber' },
      { head: 'Position', align: right },
      { head: 'Waiting', align: right },
      { head: 'Tries', align: right },
      { head: 'Next try' },
      { head: 'Failed', align: right },
      { head: 'Error' },
    ],
    subscribers.map(
      ({ name, isConfigured, cursor, waiting, attempts, next_at: nextAt, set_aside: setAside, error }) => [
        isConfigured ? name : `${name} (not configured)`,
        cursor ?? 'not started',
        waiting,
        attempts === 0 ? '' : attempts,
        minuteOf(nextAt),
        setAside === 0 ? '' : screen.bad(String(setAside)),
        error,
      ],
    ),
  );
}

function lettersText(letters: readonly DeadLetter[], screen: Screen): string {
  return screen.table(
    [{ head: 'Failed' }, { head: 'Subscriber' }, { head: 'Event' }, { head: 'When' }, { head: 'Reason' }],
    letters.map(({ id, subscriber, event, failedAt, error }) => [
      id,
      subscriber,
      `${event.name} ${event.id}`,
      minuteOf(new Date(failedAt).toISOString()),
      error,
    ]),
  );
}

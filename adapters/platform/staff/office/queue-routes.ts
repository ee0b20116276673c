import * as contract from '../../../../core/contract/staff/manage-queues';
import { type EventDelivery, notFound, refuse, route, type Route } from '../../foundation';
import type { MessageLog, RetryOutcome } from '../../messages';
import type { Database } from '../../ports/database';
import type { QueueAdmin } from './queue-admin';

interface Services {
  readonly database: Database;
  readonly messages: Pick<MessageLog, 'retry'>;
  readonly queueAdmin: QueueAdmin;
}

const WHY: Readonly<Record<Exclude<RetryOutcome, 'unknown' | 'waiting'>, string>> = {
  expired: 'The content of the message has expired: the recipient must request it again',
  'no-sender': 'Its channel has no sender: serve the shop with --mail or --sms',
  sent: 'The message has already been sent',
};

export function queueRoutes(
  { database, messages, queueAdmin }: Services,
  toSubscribers: Pick<EventDelivery, 'retry'>,
): readonly Route[] {
  return [
    route(contract.queuedMessages, async ({ query: { state = 'failed' } }) => ({
      items: await queueAdmin.messages(state),
    })),
    route(contract.retryMessage, async ({ body: { id } }) => {
      const outcome = await database.write((db) => messages.retry(db, id));
      if (outcome === 'unknown') throw notFound(`message ${String(id)} does not exist`);
      if (outcome !== 'waiting') throw refuse(contract.MESSAGE_REFUSALS[outcome], WHY[outcome]);
      return { items: await queueAdmin.messages('failed') };
    }),
    route(contract.deadEvents, () => queueAdmin.events()),
    route(contract.retryEvent, async ({ body: { id } }) => {
      const outcome = await toSubscribers.retry(id);
      if (outcome === 'unknown') throw notFound(`event ${String(id)} has not failed, or its subscriber does not exist`);
      const events = await queueAdmin.events();
      if (outcome === 'handled') return events;
      const letter = events.items.find((one) => one.id === id);
      throw refuse(contract.eventFailed, `It failed again: ${letter?.error ?? ''}`);
    }),
  ];
}

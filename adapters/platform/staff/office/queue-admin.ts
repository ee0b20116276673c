import type { ResultOf } from '../../../../core/contract';
import { MAX_QUEUED, type deadEvents, type QueuedMessage } from '../../../../core/contract/staff/manage-queues';
import { statusOf, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { OutboxMessage } from '../../ports/messages/outbox';

export class QueueAdmin {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Pick<Settings, 'mode' | 'subscribers'>;
    },
  ) {}

  async messages(state: QueuedMessage['state']): Promise<QueuedMessage[]> {
    const { database, settings } = this.services;
    const found = await database.read((db) => db.outbox.inState(state, MAX_QUEUED));
    return found.map((message) => rowOf(message, state, settings.mode));
  }

  events(): Promise<ResultOf<typeof deadEvents>> {
    const { database, settings } = this.services;
    return database.read(async (db) => ({
      items: (await db.events.deadLetters()).map(({ id, subscriber, event, attempts, error, failedAt }) => ({
        ...{ id, subscriber, attempts, error, name: event.name, event: event.id },
        failed_at: new Date(failedAt).toISOString(),
      })),
      subscribers: (await statusOf(db, settings.subscribers)).map((one) => ({
        name: one.name,
        configured: one.isConfigured,
        waiting: one.waiting ?? null,
        attempts: one.attempts,
        next_at: one.next_at ?? null,
        error: one.error ?? null,
      })),
    }));
  }
}

function rowOf(
  { id, createdAt, kind, contact, channel, subject, expiresAt, attempts, nextAt, error }: OutboxMessage,
  state: QueuedMessage['state'],
  mode: Settings['mode'],
): QueuedMessage {
  // Subjects of expiring messages may contain a code.
  const isSecret = mode === 'production' && expiresAt !== undefined;
  return {
    ...{ id, kind, contact, state, attempts },
    created_at: new Date(createdAt).toISOString(),
    channel: channel ?? null,
    subject: isSecret ? null : subject,
    next_at: state === 'waiting' ? new Date(nextAt).toISOString() : null,
    error: error ?? null,
  };
}

import { readContact } from '../../../../core/contract/foundation/contact';
import { MESSAGE_DAYS } from '../../../../core/contract/staff/message-days';
import { ApiError, type Settings, UnitNotice } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { MessageChannel } from '../../ports/messages/messages';
import type { NewMessage } from '../../ports/messages/outbox';
import { NOBODY } from '../../ports/staff/personal-data';
import { isExpired } from './send-plan';

type Db = Pick<Repositories, 'outbox'>;

/** Result of a retry; 'waiting' also for messages already in the queue. */
export type RetryOutcome = 'expired' | 'no-sender' | 'sent' | 'unknown' | 'waiting';

/** Max retention in milliseconds, for privacy. */
export const KEPT_MS = MESSAGE_DAYS.max * 24 * 60 * 60 * 1000;
const PRUNE_EVERY = 100;
const PRUNED_AT_ONCE = 500;

/** Outbox for messages; a message is sent only if its unit of work commits. */
export class MessageLog {
  readonly #notice = new UnitNotice();
  #written = 0;

  constructor(private readonly settings: Pick<Settings, 'clock' | 'ids' | 'messages' | 'senders' | 'sendsMessages'>) {}

  /**
   * Queues a message if its channel has a sender; skips erased people.
   * @param leftOut reason not to send it unless staff retries
   */
  async write(db: Db, message: NewMessage, leftOut?: string): Promise<void> {
    if (message.contact === NOBODY) return;
    const { clock, ids } = this.settings;
    const channel = channelOf(message.contact);
    const isSent = leftOut === undefined && channel !== undefined && (await this.#carries(db, channel));
    if (isSent) this.#notice.mark(db);
    const state = leftOut !== undefined ? 'failed' : isSent ? 'waiting' : 'kept';
    const now = clock.now();
    const given = { ...message, ...(leftOut !== undefined && { error: leftOut }) };
    await db.outbox.add({ ...given, uid: ids.uuid(), channel, state, createdAt: now });
    if (this.#written % PRUNE_EVERY === 0) await db.outbox.prune(now - KEPT_MS, PRUNED_AT_ONCE);
    this.#written += 1;
  }

  /** @throws ApiError 503 REGISTER_SMS_CODE_SENDER_ERROR if secrets cannot be sent */
  async requireSender(database: Pick<Database, 'read'>, channel: MessageChannel): Promise<void> {
    if (this.settings.messages !== 'kept' || (await database.read((db) => this.#carries(db, channel)))) return;
    throw new ApiError(503, 'REGISTER_SMS_CODE_SENDER_ERROR', { error: 'no_sender' });
  }

  async retry(db: Db, id: number): Promise<RetryOutcome> {
    const now = this.settings.clock.now();
    const message = await db.outbox.find(id);
    if (message === undefined) return 'unknown';
    if (message.state === 'sent' || message.state === 'waiting') return message.state;
    if (isExpired(message, now)) return 'expired';
    if (message.channel === undefined || !(await this.#carries(db, message.channel))) return 'no-sender';
    await db.outbox.requeue(id, now);
    this.#notice.mark(db);
    return 'waiting';
  }

  /** A process that does not send (such as the CLI) relies on the recorded channels. */
  async #carries(db: Db, channel: MessageChannel): Promise<boolean> {
    const { senders, sendsMessages } = this.settings;
    if (senders.some(({ channels }) => channels.includes(channel))) return true;
    return !sendsMessages && (await db.outbox.channels()).includes(channel);
  }

  noticing(database: Database, onMessage: () => void): Database {
    return this.#notice.noticing(database, onMessage);
  }
}

function channelOf(contact: string): MessageChannel | undefined {
  const kind = readContact(contact)?.kind;
  return kind === 'phone' ? 'sms' : kind;
}

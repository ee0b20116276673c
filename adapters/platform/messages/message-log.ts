import { readContact } from '../../../core/contract/contact';
import { MESSAGE_DAYS } from '../../../core/contract/message-days';
import { ApiError } from '../http/api-error';
import type { Settings } from '../settings/options';
import type { Database, Repositories } from '../ports/database';
import type { MessageChannel } from '../ports/messages';
import type { NewMessage } from '../ports/outbox';
import { NOBODY } from '../ports/personal-data';
import { UnitNotice } from '../kernel/unit-notice';
import { isExpired } from './send-plan';

type Db = Pick<Repositories, 'outbox'>;

/** What becomes of a wish to send a message that was given up or kept; 'waiting' also where it waits already. */
export type RetryOutcome = 'expired' | 'no-sender' | 'sent' | 'unknown' | 'waiting';

/** How long a message is kept at the most, in milliseconds, whatever the settings say. Whom the shop writes to, and what, is theirs. */
export const KEPT_MS = MESSAGE_DAYS.most * 24 * 60 * 60 * 1000;
/** Every so many messages of a process, old ones make room: more of them than have come, so that there are ever fewer. */
const PRUNE_EVERY = 100;
const PRUNED_AT_ONCE = 500;

/** Where services write to people, each in the unit of work that gives cause to it: a message goes out exactly when that is committed. */
export class MessageLog {
  readonly #notice = new UnitNotice();
  #written = 0;

  constructor(private readonly settings: Pick<Settings, 'clock' | 'ids' | 'messages' | 'senders' | 'sendsMessages'>) {}

  /**
   * It is sent where its channel has a sender, and kept otherwise: a sender that comes later sends no old messages. Who was erased is written to no more.
   * @param leftOut why it is not sent, unless staff wishes it: it is listed with the messages that were given up
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

  /**
   * Says that a secret cannot be sent, rather than that it is on its way.
   * @throws ApiError 503 REGISTER_SMS_CODE_SENDER_ERROR (A §5)
   */
  async requireSender(database: Pick<Database, 'read'>, channel: MessageChannel): Promise<void> {
    if (this.settings.messages !== 'kept' || (await database.read((db) => this.#carries(db, channel)))) return;
    throw new ApiError(503, 'REGISTER_SMS_CODE_SENDER_ERROR', { error: 'no_sender' });
  }

  /** Puts a message in line again. */
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

  /** A process that does not send itself goes by the one that does: the command line may not know of its senders. */
  async #carries(db: Db, channel: MessageChannel): Promise<boolean> {
    const { senders, sendsMessages } = this.settings;
    if (senders.some(({ channels }) => channels.includes(channel))) return true;
    return !sendsMessages && (await db.outbox.channels()).includes(channel);
  }

  /** A database that calls `onMessage` once a unit is committed that wrote something to be sent. */
  noticing(database: Database, onMessage: () => void): Database {
    return this.#notice.noticing(database, onMessage);
  }
}

/** How a contact is reached; undefined for 'shop', whose people read what is kept. */
function channelOf(contact: string): MessageChannel | undefined {
  const kind = readContact(contact)?.kind;
  return kind === 'phone' ? 'sms' : kind;
}

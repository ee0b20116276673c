import type { Letter } from './mail-look';
import type { MessageChannel } from './messages';

/** What a service writes to somebody. */
export interface NewMessage {
  /** 'order', 'contact', 'newsletter', 'code' … */
  readonly kind: string;
  /** E-mail address or phone number that it goes to; 'shop' for the shop's own people where it names no address. */
  readonly contact: string;
  readonly subject: string;
  readonly text: string;
  /** What its HTML is made of when it is sent; without it there is text alone. */
  readonly letter?: Letter | undefined;
  /** Its HTML, where it was written before there were letters. */
  readonly html?: string | undefined;
  /** Language of the text: 'de'. Missing in what was written before languages were kept. */
  readonly language?: string | undefined;
  /** Address that an answer goes to, where that is not the shop's. */
  readonly replyTo?: string | undefined;
  /** After this moment it is worth nothing and is not sent any more (a code), milliseconds since the epoch. */
  readonly expiresAt?: number | undefined;
}

/**
 * kept: nothing sends it; a program of the merchant's may take it. waiting: to be sent, or being sent. sent: a sender has taken it.
 * failed: it was given up.
 */
export type MessageState = 'failed' | 'kept' | 'sent' | 'waiting';

export const MESSAGE_STATES: readonly MessageState[] = ['waiting', 'failed', 'sent', 'kept'];

/** What the shop has sent, or would have. Moments in milliseconds since the epoch. */
export interface OutboxMessage extends NewMessage {
  readonly id: number;
  /** Known to senders and receivers by this, each time that it is tried. */
  readonly uid: string;
  /** How it travels; undefined where the contact is neither address nor number. */
  readonly channel: MessageChannel | undefined;
  readonly state: MessageState;
  readonly createdAt: number;
  /** When it was put in line: once it was written, or wished for again. */
  readonly queuedAt: number;
  /** How often it was begun to be sent since then. */
  readonly attempts: number;
  /** Nobody begins with it before. */
  readonly nextAt: number;
  /** Why the last attempt failed. */
  readonly error: string | undefined;
  readonly sentAt: number | undefined;
}

/** What became of an attempt. */
export type AttemptOutcome =
  | { readonly state: 'sent'; readonly at: number }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'waiting'; readonly nextAt: number; readonly error: string | undefined };

/** Codes and mails, and how far each has come. */
export interface OutboxRepository {
  /** Writes a message, which is due at once where it is to be sent; with an error where it was given up before it was tried. */
  add(
    message: NewMessage &
      Pick<OutboxMessage, 'channel' | 'createdAt' | 'state' | 'uid'> & {
        readonly error?: string | undefined;
      },
  ): Promise<void>;
  /** The newest messages first, at most 200; those to one contact if it is given. */
  list(contact?: string): Promise<readonly OutboxMessage[]>;
  /** The newest messages first, at most `most`; those in one state if it is given. */
  inState(state: MessageState | undefined, most: number): Promise<readonly OutboxMessage[]>;
  /** How many messages are in a state. */
  count(state: MessageState): Promise<number>;
  find(id: number): Promise<OutboxMessage | undefined>;

  /** Whether any message of these channels is due. */
  isDue(channels: readonly MessageChannel[], now: number): Promise<boolean>;
  /**
   * Begins an attempt: takes a message of these channels that is due, new ones before those that failed, and counts the attempt. Of several
   * processes that ask at once each gets another one.
   * @param until before this moment nobody else begins with it; afterwards it is free again, whatever has become of the one who took it
   */
  claim(channels: readonly MessageChannel[], now: number, until: number): Promise<OutboxMessage | undefined>;
  /** Ends an attempt. One that somebody else has begun since counts, unless this one has sent it. */
  settle(message: Pick<OutboxMessage, 'attempts' | 'id'>, outcome: AttemptOutcome): Promise<void>;
  /** Takes an attempt back that was broken off: it is due again, as if it had not been begun. */
  release(message: Pick<OutboxMessage, 'attempts' | 'id'>, now: number): Promise<void>;
  /** Puts a message in line again that was given up or kept. */
  requeue(id: number, now: number): Promise<void>;

  /**
   * Forgets messages that were written before a moment, whatever became of them, unless they still wait. Looks at the oldest alone.
   * @param most at the most so many
   */
  prune(before: number, most: number): Promise<void>;

  /** The channels that the process which sends has senders for. */
  channels(): Promise<readonly MessageChannel[]>;
  /** Writes them down; messages that wait for another channel are kept from now on. */
  carry(channels: readonly MessageChannel[]): Promise<void>;
}

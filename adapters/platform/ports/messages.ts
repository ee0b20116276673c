/**
 * What carries the shop's messages to people: the port that adapters such as vitrine/smtp implement (`testing/messages` holds each to it). The shop
 * decides what is written, to whom, when it is tried again and when it is given up; a sender hands one message over and says how that went. Nothing
 * of it is called inside a unit of work.
 */

/** A way on which messages reach people: mails go to addresses, text messages to phone numbers. */
export type MessageChannel = 'email' | 'sms';

export const MESSAGE_CHANNELS: readonly MessageChannel[] = ['email', 'sms'];

/** A message as it goes out. */
export interface OutgoingMessage {
  /**
   * The same each time that this message is tried, and no other's: at most 64 of A-Z, a-z, 0-9, '-' and '_'. A message can come twice, where a
   * process dies between sending and writing that down, and is known by it.
   */
  readonly id: string;
  readonly channel: MessageChannel;
  /** What it is about: 'code', 'order', 'reset' … */
  readonly kind: string;
  /** An e-mail address, or '+' and the digits of a phone number. Somebody typed it: check it as your channel needs it. */
  readonly to: string;
  /** Address that an answer goes to, where that is not the sender's own. Somebody typed it. */
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** The same as a page, of mails that have one. */
  readonly html: string | undefined;
  /** Of the text: 'de'. */
  readonly language: string | undefined;
  /** After this moment, in milliseconds since the epoch, it is worth nothing (a code); undefined where it always is. */
  readonly expiresAt: number | undefined;
}

const MAIL_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const LONGEST_MAIL_ADDRESS = 254;

/** Whether mails can go to an address: it has nothing in it that would begin another one, or a command. Pure. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_MAIL_ADDRESS && MAIL_ADDRESS.test(text);
}

/** What sends mails or text messages: the port of `createPlatform({ messages })`. */
export interface MessageSender {
  /** Names it in reports and in `vitrine config`: 1 to 64 small letters, digits, '.', '_' and '-'. */
  readonly name: string;
  /** What it carries. Of several senders for one channel the first one sends. */
  readonly channels: readonly MessageChannel[];
  /**
   * Hands a message over. Up to four messages are under way at once.
   * @param signal ends it: after a minute, when the message runs out, or shortly after the shop has begun to close
   * @throws MessageError; 'permanent' where this very message is refused for good, after which it is not tried again
   */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<void>;
}

/**
 * temporary: to be tried again, because nobody answers, or does not take the shop's keys or settings until somebody mends them.
 * permanent: this message will never be taken.
 */
export type MessageErrorCode = 'temporary' | 'permanent';

/** Raised by senders; anything else that they throw counts as 'temporary'. Its message is shown to the operator: no secrets, no texts. */
export class MessageError extends Error {
  override readonly name = 'MessageError';

  constructor(
    readonly code: MessageErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** By its name: an adapter may bring the class of another copy of this package. Pure. */
export function isMessageError(error: unknown): error is MessageError {
  return error instanceof Error && error.name === 'MessageError' && 'code' in error && isCode(error.code);
}

function isCode(code: unknown): code is MessageErrorCode {
  return code === 'temporary' || code === 'permanent';
}

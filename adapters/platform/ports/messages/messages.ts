/**
 * Message port, implemented by adapters such as vitrine/smtp and verified by `testing/messages`. The shop handles
 * retries; a sender makes one attempt, outside units of work.
 */

/** Channel of a message: mail to an address, or text message to a phone. */
export type MessageChannel = 'email' | 'sms';

export const MESSAGE_CHANNELS: readonly MessageChannel[] = ['email', 'sms'];

/** An outgoing message as senders receive it. */
export interface OutgoingMessage {
  /** Stable across attempts, to detect duplicates; at most 64 of A-Z, a-z, 0-9, '-' and '_'. */
  readonly id: string;
  readonly channel: MessageChannel;
  readonly kind: string;
  /** Email address, or '+' and digits. User input: validate it for the channel. */
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  readonly language: string | undefined;
  readonly expiresAt: number | undefined;
}

const MAIL_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const MAX_MAIL_ADDRESS_LENGTH = 254;

/** Rejects addresses that could inject recipients or SMTP commands. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_MAIL_ADDRESS_LENGTH && MAIL_ADDRESS.test(text);
}

/** Sends emails or text messages; port of `createPlatform({ messages })`. */
export interface MessageSender {
  /** 1–64 lower-case letters, digits, '.', '_' and '-'. */
  readonly name: string;
  /** The first sender of a channel wins. */
  readonly channels: readonly MessageChannel[];
  /**
   * Sends a message; up to four run concurrently.
   * @param signal aborts after a minute, on expiry, or on shutdown
   * @throws MessageError; 'permanent' stops retries of this message
   */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<void>;
}

/** `temporary` is retried, also on wrong credentials; `permanent` is not. */
export type MessageErrorCode = 'temporary' | 'permanent';

/** Other errors count as 'temporary'. The operator sees the text: include no secrets or message content. */
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

/** Checks by name, since an adapter may bundle another copy of this class. */
export function isMessageError(error: unknown): error is MessageError {
  return error instanceof Error && error.name === 'MessageError' && 'code' in error && isCode(error.code);
}

function isCode(code: unknown): code is MessageErrorCode {
  return code === 'temporary' || code === 'permanent';
}

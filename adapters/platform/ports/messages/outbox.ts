import type { MessagePriority } from '../../../../core/contract/people/message-priority';
import type { Letter } from './mail-look';
import type { MessageChannel } from './messages';

export interface NewMessage {
  readonly kind: string;
  /** Email or phone; 'shop' for staff without a configured address. */
  readonly contact: string;
  readonly subject: string;
  readonly text: string;
  readonly letter?: Letter | undefined;
  readonly html?: string | undefined;
  readonly language?: string | undefined;
  readonly replyTo?: string | undefined;
  /** Not sent after this time; milliseconds since the epoch. */
  readonly expiresAt?: number | undefined;
  /** Default: normal. */
  readonly priority?: MessagePriority | undefined;
}

/** `kept`: stored, but the channel has no sender. `failed`: refused, or not delivered within the retry period. */
export type MessageState = 'failed' | 'kept' | 'sent' | 'waiting';

export const MESSAGE_STATES: readonly MessageState[] = ['waiting', 'failed', 'sent', 'kept'];

/** Times in milliseconds since the epoch. */
export interface OutboxMessage extends NewMessage {
  readonly id: number;
  readonly uid: string;
  readonly channel: MessageChannel | undefined;
  readonly state: MessageState;
  readonly createdAt: number;
  readonly queuedAt: number;
  readonly attempts: number;
  readonly nextAt: number;
  readonly error: string | undefined;
  readonly sentAt: number | undefined;
}

export type AttemptOutcome =
  | { readonly state: 'sent'; readonly at: number }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'waiting'; readonly nextAt: number; readonly error: string | undefined };

export interface OutboxRepository {
  add(
    message: NewMessage &
      Pick<OutboxMessage, 'channel' | 'createdAt' | 'state' | 'uid'> & {
        readonly error?: string | undefined;
      },
  ): Promise<void>;
  list(contact?: string): Promise<readonly OutboxMessage[]>;
  inState(state: MessageState | undefined, max: number): Promise<readonly OutboxMessage[]>;
  count(state: MessageState): Promise<number>;
  find(id: number): Promise<OutboxMessage | undefined>;

  isDue(channels: readonly MessageChannel[], now: number): Promise<boolean>;
  /**
   * Claims a due message and counts the attempt: highest priority first, then new messages before retries. Safe across
   * processes.
   * @param until expiry of the claim
   */
  claim(channels: readonly MessageChannel[], now: number, until: number): Promise<OutboxMessage | undefined>;
  /** Ends an attempt. A newer claim wins, unless this attempt has sent the message. */
  settle(message: Pick<OutboxMessage, 'attempts' | 'id'>, outcome: AttemptOutcome): Promise<void>;
  release(message: Pick<OutboxMessage, 'attempts' | 'id'>, now: number): Promise<void>;
  requeue(id: number, now: number): Promise<void>;

  prune(before: number, max: number): Promise<void>;

  channels(): Promise<readonly MessageChannel[]>;
  /** Stores the channels that have a sender. Waiting messages of all other channels become `kept`. */
  carry(channels: readonly MessageChannel[]): Promise<void>;
}

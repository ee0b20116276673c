import { hidePhones } from '../../../core/kernel/hide-phones';
import type { Settings } from '../settings/options';
import type { Database } from '../ports/database';
import { isMessageError, MESSAGE_CHANNELS, type MessageChannel, type MessageSender } from '../ports/messages';
import type { AttemptOutcome, OutboxMessage } from '../ports/outbox';
import { errorText } from '../kernel/error-text';
import { isAborted } from '../kernel/is-aborted';
import { Interrupted, withinTime } from '../kernel/within-time';
import { outgoing, type MailShow } from './outgoing';
import { afterFailure, isExpired } from './send-plan';

/** How long a sender may take for one message, in milliseconds. */
const SEND_MS = 60_000;
/** How long a message is nobody else's after an attempt was begun; longer than one may take. */
const CLAIM_MS = 3 * 60_000;
/** How long the shop waits for what is under way when it closes. */
const GRACE_MS = 5_000;
/** Messages of one sender that are under way at once. */
const AT_ONCE = 4;

/** What came of a round: messages that a sender took, attempts that failed, messages that were given up. */
export interface MessageRound {
  readonly sent: number;
  readonly failed: number;
  readonly givenUp: number;
}

type Counts = { -readonly [K in keyof MessageRound]: MessageRound[K] };

interface Wish {
  readonly counts?: Counts;
  readonly stop?: AbortSignal;
  /** Called whenever a message is done with, and its sender free for another one. */
  readonly onEnd?: () => void;
}

/** A sender with the channels that are its own: of several senders for one channel the first one sends. */
class Lane {
  /** Messages that are being claimed or sent. */
  busy = 0;

  constructor(
    readonly sender: MessageSender,
    readonly channels: readonly MessageChannel[],
  ) {}
}

/**
 * Hands waiting messages to their senders: at least once. Each attempt is written down before it is begun, and is nobody else's for three minutes,
 * so that several processes send a message one at a time. Where a process dies between sending a message and writing that down, the message goes out
 * once more after these minutes, under the same id: only the receiver can tell that it is the same one.
 */
export class MessageDelivery {
  readonly #lanes: readonly Lane[];
  readonly #underWay = new Set<Promise<void>>();
  /** Aborted some seconds after the shop has begun to close. */
  readonly #breakOff = new AbortController();
  /** Senders that did not take the last message for reasons of their own: each outage is reported once. */
  readonly #down = new Set<MessageSender>();

  constructor(
    private readonly database: Database,
    private readonly settings: Pick<Settings, 'clock' | 'senders' | 'telemetry'>,
    private readonly show: MailShow,
  ) {
    this.#lanes = lanesOf(settings.senders);
  }

  /** Writes down which channels have a sender, for processes that do not send; what waits for another one is kept. */
  async begin(): Promise<void> {
    const channels = this.#lanes.flatMap((lane) => lane.channels);
    const known = await this.database.read((db) => db.outbox.channels());
    if (known.length === channels.length && known.every((channel) => channels.includes(channel))) return;
    await this.database.write((db) => db.outbox.carry(channels));
  }

  /** Sends what is due now, and waits for it. */
  async send(): Promise<MessageRound> {
    const counts: Counts = { sent: 0, failed: 0, givenUp: 0 };
    for (;;) {
      await this.fill({ counts });
      if (this.#underWay.size === 0) return counts;
      await Promise.race(this.#underWay);
    }
  }

  /**
   * Begins to send what is due now, as far as its sender is free, and does not wait for it: a message that hangs holds up none but itself.
   * @param stop nothing is begun once it is aborted
   */
  async fill(wish: Wish): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => this.#begin(lane, wish)));
  }

  async #begin(lane: Lane, { counts, stop, onEnd }: Wish): Promise<void> {
    const { clock, telemetry } = this.settings;
    const isDue = () => this.database.read((db) => db.outbox.isDue(lane.channels, clock.now()));
    while (lane.busy < AT_ONCE && !isAborted(stop) && (await isDue())) {
      const message = await this.#claim(lane);
      if (message === undefined) return;
      const attempt = this.#attempt(lane.sender, message, counts ?? { sent: 0, failed: 0, givenUp: 0 })
        .catch((error: unknown) => telemetry.error(error, { where: 'sending messages' }))
        .finally(() => {
          lane.busy -= 1;
          this.#underWay.delete(attempt);
          onEnd?.();
        });
      this.#underWay.add(attempt);
    }
  }

  /** What is under way has five seconds to end, and is due again where it takes longer. To be called when nothing is begun any more. */
  async end(): Promise<void> {
    if (this.#underWay.size === 0) return;
    const cancel = this.settings.clock.schedule(() => this.#breakOff.abort(), GRACE_MS);
    await Promise.all(this.#underWay);
    cancel();
  }

  async #claim(lane: Lane): Promise<OutboxMessage | undefined> {
    lane.busy += 1; // before anything is awaited: others may fill it as well
    let message: OutboxMessage | undefined;
    try {
      const now = this.settings.clock.now();
      message = await this.database.write((db) => db.outbox.claim(lane.channels, now, now + CLAIM_MS));
    } finally {
      if (message === undefined) lane.busy -= 1;
    }
    return message;
  }

  async #attempt(sender: MessageSender, message: OutboxMessage, counts: Counts): Promise<void> {
    const { clock } = this.settings;
    const now = clock.now();
    if (isExpired(message, now)) {
      await this.#fail(sender, message, { state: 'failed', error: 'It ran out before it could be sent' }, counts);
      return;
    }
    const ms = Math.min(SEND_MS, (message.expiresAt ?? Infinity) - now);
    try {
      await withinTime({ clock, ms, signal: this.#breakOff.signal }, (signal) =>
        outgoing(message, this.show).then((sent) => sender.send(sent, signal)),
      );
    } catch (error) {
      if (error instanceof Interrupted) {
        await this.database.write((db) => db.outbox.release(message, clock.now()));
        return;
      }
      const code = isMessageError(error) ? error.code : 'temporary';
      if (code === 'temporary') this.#reportOutage(sender, error);
      else this.#down.delete(sender);
      counts.failed += 1;
      await this.#fail(sender, message, afterFailure(message, { code, error: errorText(error) }, clock.now()), counts);
      return;
    }
    this.#down.delete(sender);
    counts.sent += 1;
    await this.database.write((db) => db.outbox.settle(message, { state: 'sent', at: clock.now() }));
  }

  async #fail(sender: MessageSender, message: OutboxMessage, outcome: AttemptOutcome, counts: Counts): Promise<void> {
    await this.database.write((db) => db.outbox.settle(message, outcome));
    if (outcome.state !== 'failed') return;
    counts.givenUp += 1;
    const { id, kind } = message;
    this.settings.telemetry.log('error', 'A message is given up: see `vitrine admin messages`', {
      message: id,
      kind,
      sender: sender.name,
      error: withoutContacts(outcome.error),
    });
  }

  #reportOutage(sender: MessageSender, error: unknown): void {
    if (this.#down.has(sender)) return;
    this.#down.add(sender);
    this.settings.telemetry.log('error', `The sender ${sender.name} takes no messages now; they are tried again`, {
      error: withoutContacts(errorText(error)),
    });
  }
}

function lanesOf(senders: readonly MessageSender[]): readonly Lane[] {
  const first = (channel: MessageChannel) => senders.find(({ channels }) => channels.includes(channel));
  return senders
    .map(
      (sender) =>
        new Lane(
          sender,
          MESSAGE_CHANNELS.filter((channel) => first(channel) === sender),
        ),
    )
    .filter(({ channels }) => channels.length > 0);
}

/** Servers repeat who a message was for; reports go to others than the shop's own people. */
function withoutContacts(words: string): string {
  return hidePhones(words.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…'), '…');
}

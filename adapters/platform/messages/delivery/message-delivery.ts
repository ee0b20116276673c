import { hidePhones } from '../../../../core/kernel/hide-phones';
import { type Settings, errorText, isAborted, Interrupted, withinTime } from '../../foundation';
import type { Database } from '../../ports/database';
import {
  isMessageError,
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageSender,
} from '../../ports/messages/messages';
import type { AttemptOutcome, OutboxMessage } from '../../ports/messages/outbox';
import { outgoing, type MailShow } from './outgoing';
import { afterFailure, isExpired } from './send-plan';

/** Send timeout in milliseconds. */
const SEND_MS = 60_000;
/** Claim duration in milliseconds; must exceed the send timeout. */
const CLAIM_MS = 3 * 60_000;
const GRACE_MS = 5_000;
const AT_ONCE = 4;

/** Counts of sent, failed and abandoned messages of one round. */
export interface MessageRun {
  readonly sent: number;
  readonly failed: number;
  readonly givenUp: number;
}

type Counts = { -readonly [K in keyof MessageRun]: MessageRun[K] };

interface Input {
  readonly counts?: Counts;
  readonly stop?: AbortSignal;
  readonly onEnd?: () => void;
}

class Lane {
  busy = 0;

  constructor(
    readonly sender: MessageSender,
    readonly channels: readonly MessageChannel[],
  ) {}
}

/**
 * Delivers outbox messages at least once. Each attempt is claimed first; after a crash the message is resent under the
 * same id.
 */
export class MessageDelivery {
  readonly #lanes: readonly Lane[];
  readonly #underWay = new Set<Promise<void>>();
  readonly #breakOff = new AbortController();
  readonly #down = new Set<MessageSender>();

  constructor(
    private readonly database: Database,
    private readonly settings: Pick<Settings, 'clock' | 'senders' | 'telemetry'>,
    private readonly show: MailShow,
  ) {
    this.#lanes = lanesOf(settings.senders);
  }

  /** Records which channels have a sender, for processes that do not send. */
  async begin(): Promise<void> {
    const channels = this.#lanes.flatMap((lane) => lane.channels);
    const known = await this.database.read((db) => db.outbox.channels());
    if (known.length === channels.length && known.every((channel) => channels.includes(channel))) return;
    await this.database.write((db) => db.outbox.carry(channels));
  }

  async send(): Promise<MessageRun> {
    const counts: Counts = { sent: 0, failed: 0, givenUp: 0 };
    for (;;) {
      await this.fill({ counts });
      if (this.#underWay.size === 0) return counts;
      await Promise.race(this.#underWay);
    }
  }

  async fill(input: Input): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => this.#begin(lane, input)));
  }

  async #begin(lane: Lane, { counts, stop, onEnd }: Input): Promise<void> {
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

  /** Waits for messages in flight, then makes them due again. Call after the last `fill`. */
  async end(): Promise<void> {
    if (this.#underWay.size === 0) return;
    const cancel = this.settings.clock.schedule(() => this.#breakOff.abort(), GRACE_MS);
    await Promise.all(this.#underWay);
    cancel();
  }

  async #claim(lane: Lane): Promise<OutboxMessage | undefined> {
    lane.busy += 1; // before any await, as calls may overlap
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

/** Mail servers echo recipients; error reports must not contain them. */
function withoutContacts(words: string): string {
  return hidePhones(words.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…'), '…');
}

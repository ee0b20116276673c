import type { Clock, Telemetry } from '../../../core/ports';
import { ApiError } from '../http/api-error';
import { withinTime } from './within-time';

/** How long somebody outside is left alone who failed or was too slow. */
const AWAY_MS = 10_000;
/** Milliseconds that a shopper waits for an answer where nothing else is said. */
const TIME_LIMIT_MS = 3000;

/** Somebody outside of the shop whom a shopper waits for: asked within a time, and left alone for a while after a failure. */
export class Outsider {
  #awayUntil = 0;

  /**
   * @param name for the log: 'The carrier ups'
   * @param settings.timeLimitMs milliseconds; 3000 where nothing is said
   */
  constructor(
    private readonly name: string,
    private readonly settings: {
      readonly clock: Clock;
      readonly telemetry: Telemetry;
      readonly timeLimitMs?: number | undefined;
    },
  ) {}

  /** The answer; undefined where there is none now, which is logged. Rejects only where the call cannot be counted. */
  async ask<T>(
    question: (signal: AbortSignal) => Promise<T>,
    /** Counts the call before it is made; one too many is not made. */
    spend: () => Promise<void>,
  ): Promise<T | undefined> {
    const { clock, telemetry, timeLimitMs = TIME_LIMIT_MS } = this.settings;
    if (clock.now() < this.#awayUntil) return undefined;
    try {
      await spend();
    } catch (error) {
      // The limit that is reached is logged once, by itself.
      if (error instanceof ApiError) return undefined;
      throw error;
    }
    try {
      return await withinTime(clock, timeLimitMs, question);
    } catch (error) {
      this.#awayUntil = clock.now() + AWAY_MS;
      const why = error instanceof Error ? error.message : String(error);
      telemetry.log('warn', `${this.name} did not answer and is left out`, { error: why });
      return undefined;
    }
  }
}

import type { Clock, Telemetry } from '../../../../core/ports';
import { ApiError } from '../../foundation';
import { withinTime } from './within-time';

const AWAY_MS = 10_000;
const TIME_LIMIT_MS = 3000;

/** External service with timeout and circuit breaker. */
export class ExternalCalls {
  #awayUntil = 0;

  constructor(
    private readonly name: string,
    private readonly settings: {
      readonly clock: Clock;
      readonly telemetry: Telemetry;
      readonly timeLimitMs?: number | undefined;
    },
  ) {}

  /** Undefined on failure, which is logged. Rejects only if the call cannot be counted. */
  async ask<T>(question: (signal: AbortSignal) => Promise<T>, spend: () => Promise<void>): Promise<T | undefined> {
    const { clock, telemetry, timeLimitMs = TIME_LIMIT_MS } = this.settings;
    if (clock.now() < this.#awayUntil) return undefined;
    try {
      await spend();
    } catch (error) {
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

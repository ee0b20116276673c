import type { JsonValue } from './storage';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type TelemetryData = Readonly<Record<string, JsonValue | undefined>>;

/** Where events, errors and log lines go. Must never throw, and is never given tokens, passwords or addresses. */
export interface Telemetry {
  /** An event of interest to the merchant: a purchase, AddToWishlist … */
  event(name: string, data: TelemetryData): void;
  /** An error nobody expected, with where it was caught. */
  error(error: unknown, context: TelemetryData): void;
  log(level: LogLevel, message: string, data?: TelemetryData): void;
}

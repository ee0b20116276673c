import type { JsonValue } from './storage';

/** How serious a line of the log is. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/** What goes with a line of the log or an event: plain JSON values. */
export type TelemetryData = Readonly<Record<string, JsonValue | undefined>>;

/** Where events, errors and log lines go. Must never throw, and is never given tokens, passwords or addresses. */
export interface Telemetry {
  /** An event of interest to the merchant: a purchase, AddToWishlist … */
  event(name: string, data: TelemetryData): void;
  /** An error nobody expected, with where it was caught. */
  error(error: unknown, context: TelemetryData): void;
  log(level: LogLevel, message: string, data?: TelemetryData): void;
}

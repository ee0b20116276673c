import type { JsonValue } from './storage';

/** Severity of a log line. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/** Plain JSON data of a log line or an event. */
export type TelemetryData = Readonly<Record<string, JsonValue | undefined>>;

/** Must never throw; never receives tokens, passwords or addresses. */
export interface Telemetry {
  event(name: string, data: TelemetryData): void;
  error(error: unknown, context: TelemetryData): void;
  log(level: LogLevel, message: string, data?: TelemetryData): void;
}

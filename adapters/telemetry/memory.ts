import type { JsonValue, LogLevel, Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';
import { describeError, redact, redactText, type ErrorDescription } from './redact';

/** A record kept by `MemoryTelemetry`. */
export type TelemetryRecord =
  | { readonly kind: 'event'; readonly name: string; readonly data: Readonly<Record<string, JsonValue>> }
  | { readonly kind: 'error'; readonly error: ErrorDescription; readonly context: Readonly<Record<string, JsonValue>> }
  | {
      readonly kind: 'log';
      readonly level: LogLevel;
      readonly message: string;
      readonly data: Readonly<Record<string, JsonValue>>;
    };

/** A `Telemetry` that keeps its records for tests. */
export interface MemoryTelemetry extends Telemetry {
  readonly records: readonly TelemetryRecord[];
}

/** Options of `createMemoryTelemetry`. */
export interface MemoryTelemetryOptions {
  /** Oldest records are dropped first. Default 10,000. */
  readonly limit?: number;
}

/** Creates telemetry that keeps its records for tests and simulations. */
export function createMemoryTelemetry(options: MemoryTelemetryOptions = {}): MemoryTelemetry {
  const { limit = 10_000 } = options;
  const records: TelemetryRecord[] = [];
  const add = (make: () => TelemetryRecord): void => {
    neverThrow(() => {
      records.push(make());
      if (records.length > limit) records.shift();
    });
  };
  return {
    records,
    event: (name, data) => {
      add(() => ({ kind: 'event', name, data: redact(data) }));
    },
    error: (error, context) => {
      add(() => ({ kind: 'error', error: describeError(error), context: redact(context) }));
    },
    log: (level, message, data = {}) => {
      add(() => ({ kind: 'log', level, message: redactText(message), data: redact(data) }));
    },
  };
}

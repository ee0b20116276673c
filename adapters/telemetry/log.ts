import type { Clock, LogLevel, Telemetry, TelemetryData } from '../../core/ports';
import { neverThrow } from './never-throw';
import { describeError, redact, redactText } from './redact';

/** Options of `createLogTelemetry`. */
export interface LogTelemetryOptions {
  /** Receives one JSON line; its errors are ignored. */
  readonly write: (line: string) => unknown;
  readonly clock: Pick<Clock, 'now'>;
  /** Min level; events are 'info', errors 'error'. Default 'info'. */
  readonly level?: LogLevel;
  /** Message that is logged at any level and never deduplicated. */
  readonly always?: string;
  readonly once?: boolean;
}

const MAX_LINES = 1000;

const RANK: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

/** Writes redacted JSON lines: `{"time":"2026-01-01T00:00:00.000Z","level":"info","message":…}`. */
export function createLogTelemetry(options: LogTelemetryOptions): Telemetry {
  const min = RANK[options.level ?? 'info'];
  const written = new Set<string>();

  function isRepeated(text: string): boolean {
    if (options.once !== true) return false;
    if (written.has(text)) return true;
    if (written.size >= MAX_LINES) written.clear();
    written.add(text);
    return false;
  }

  function line(level: LogLevel, message: string, rest: Record<string, unknown>): unknown {
    return RANK[level] < min ? undefined : options.write(said(level, message, rest));
  }

  function said(level: LogLevel, message: string, rest: Record<string, unknown>): string {
    const time = new Date(options.clock.now()).toISOString();
    return JSON.stringify({ time, level, message, ...rest });
  }
  const data = (members: TelemetryData | undefined): Record<string, unknown> =>
    members === undefined ? {} : { data: redact(members) };

  return {
    event: (name, members) => {
      neverThrow(() => line('info', name, { event: true, ...data(members) }));
    },
    error: (error, context) => {
      neverThrow(() => {
        const description = describeError(error);
        return line('error', description.message, { error: description, ...data(context) });
      });
    },
    log: (level, message, members) => {
      neverThrow(() => {
        const rest = data(members);
        if (message === options.always) return options.write(said(level, message, rest));
        return isRepeated(JSON.stringify([level, message, rest])) ? undefined : line(level, redactText(message), rest);
      });
    },
  };
}

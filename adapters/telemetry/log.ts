import type { Clock, LogLevel, Telemetry, TelemetryData } from '../../core/ports';
import { neverThrow } from './never-throw';
import { describeError, redact, redactText } from './redact';

/** Options of `createLogTelemetry`. */
export interface LogTelemetryOptions {
  /** Takes one line of JSON, without a line break. A throw or a rejection is ignored. */
  readonly write: (line: string) => unknown;
  /** Where the time stamps come from. */
  readonly clock: Pick<Clock, 'now'>;
  /** The least level that is written; events count as 'info', errors as 'error'. Default 'info'. */
  readonly level?: LogLevel;
  /** What is written whatever its level: lines whose message this is, each of them. */
  readonly always?: string;
  /** Whether a log line that was written already is left out: a server says once what is wrong with a product. Default false. */
  readonly once?: boolean;
}

/** Lines remembered at the most; then it starts again. */
const MOST_LINES = 1000;

const RANK: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

/** Writes everything as lines of JSON: `{"time":"2026-01-01T00:00:00.000Z","level":"info","message":…}`, redacted. */
export function createLogTelemetry(options: LogTelemetryOptions): Telemetry {
  const least = RANK[options.level ?? 'info'];
  const written = new Set<string>();

  function isRepeated(text: string): boolean {
    if (options.once !== true) return false;
    if (written.has(text)) return true;
    if (written.size >= MOST_LINES) written.clear();
    written.add(text);
    return false;
  }

  function line(level: LogLevel, message: string, rest: Record<string, unknown>): unknown {
    return RANK[level] < least ? undefined : options.write(said(level, message, rest));
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

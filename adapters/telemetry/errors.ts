import type { Clock, Ids, JsonValue, Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';
import { describeError, redact, redactText, type ErrorDescription } from './redact';

/** What is posted of an error that nobody expected. */
export interface ErrorReport {
  readonly kind: 'error';
  readonly id: string;
  /** When it was caught, ISO 8601 in UTC. */
  readonly time: string;
  readonly release: string;
  /** The share of errors that are reported, so that the receiver can count up. */
  readonly sample_rate: number;
  readonly error: ErrorDescription;
  readonly context: Readonly<Record<string, JsonValue>>;
}

/** What is posted of a log line of a browser, where nobody else sees it. */
export interface LogReport extends Pick<ErrorReport, 'id' | 'release' | 'sample_rate' | 'time'> {
  readonly kind: 'log';
  readonly level: LogLevel;
  readonly message: string;
  readonly data: Readonly<Record<string, JsonValue>>;
}

type LogLevel = Parameters<Telemetry['log']>[0];

/** Options of `createErrorTelemetry`. */
export interface ErrorTelemetryOptions {
  /** Where reports are posted. Without it nothing is ever sent. */
  readonly endpoint?: string | undefined;
  /** Posts one report (JSON text) to the endpoint: `navigator.sendBeacon`, a `fetch` with keepalive … Its failures are ignored. */
  readonly send: (endpoint: string, report: string) => unknown;
  /** Whether this is a shop in production; decides the sample rate (S §7). */
  readonly production: boolean;
  /** The version that is running. Default 'unknown'. */
  readonly release?: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  /** Whether log lines of level warn and error are posted, too. Default false: a server writes them. */
  readonly logs?: boolean;
  /** Reports sent at the most until the page is left, so that a loop of errors cannot flood. Default 100. */
  readonly limit?: number;
}

/** The share of errors that are reported: all outside production, one in five in production (S §7). */
export function errorSampleRate(production: boolean): number {
  return production ? 0.2 : 1;
}

/** Reports unexpected errors, and log lines where it is asked to, to a service of the merchant's choice. */
export function createErrorTelemetry(options: ErrorTelemetryOptions): Telemetry {
  const { endpoint, send, clock, ids, release = 'unknown', limit = 100 } = options;
  const sampleRate = errorSampleRate(options.production);
  let sent = 0;

  const facts = () => ({
    id: ids.uuid(),
    time: new Date(clock.now()).toISOString(),
    release,
    sample_rate: sampleRate,
  });

  function post(report: () => ErrorReport | LogReport): void {
    neverThrow(() => {
      if (endpoint === undefined || sent >= limit || ids.random() >= sampleRate) return undefined;
      sent += 1;
      return send(endpoint, JSON.stringify(report()));
    });
  }

  return {
    event: () => undefined,
    log: (level, message, data = {}) => {
      if (options.logs !== true || (level !== 'warn' && level !== 'error')) return;
      post(() => ({ kind: 'log', ...facts(), level, message: redactText(message), data: redact(data) }));
    },
    error: (error, context) => {
      post(() => ({ kind: 'error', ...facts(), error: describeError(error), context: redact(context) }));
    },
  };
}

import type { Clock, Ids, JsonValue, Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';
import { describeError, redact, type ErrorDescription } from './redact';

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
  /** Reports sent at the most until the page is left, so that a loop of errors cannot flood. Default 100. */
  readonly limit?: number;
}

/** The share of errors that are reported: all outside production, one in five in production (S §7). */
export function errorSampleRate(production: boolean): number {
  return production ? 0.2 : 1;
}

/** Reports unexpected errors, and nothing else, to a service of the merchant's choice. */
export function createErrorTelemetry(options: ErrorTelemetryOptions): Telemetry {
  const { endpoint, send, clock, ids, release = 'unknown', limit = 100 } = options;
  const sampleRate = errorSampleRate(options.production);
  let sent = 0;

  function report(error: unknown, context: Parameters<Telemetry['error']>[1]): ErrorReport {
    return {
      kind: 'error',
      id: ids.uuid(),
      time: new Date(clock.now()).toISOString(),
      release,
      sample_rate: sampleRate,
      error: describeError(error),
      context: redact(context),
    };
  }

  return {
    event: () => undefined,
    log: () => undefined,
    error: (error, context) => {
      neverThrow(() => {
        if (endpoint === undefined || sent >= limit || ids.random() >= sampleRate) return undefined;
        sent += 1;
        return send(endpoint, JSON.stringify(report(error, context)));
      });
    },
  };
}

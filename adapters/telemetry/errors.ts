import type { Clock, Ids, JsonValue, Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';
import { describeError, redact, redactText, type ErrorDescription } from './redact';

/** Payload of an unexpected error. */
export interface ErrorReport {
  readonly kind: 'error';
  readonly id: string;
  readonly time: string;
  readonly release: string;
  /** Sample rate, so that the receiver can extrapolate. */
  readonly sample_rate: number;
  readonly error: ErrorDescription;
  readonly context: Readonly<Record<string, JsonValue>>;
}

export interface LogReport extends Pick<ErrorReport, 'id' | 'release' | 'sample_rate' | 'time'> {
  readonly kind: 'log';
  readonly level: LogLevel;
  readonly message: string;
  readonly data: Readonly<Record<string, JsonValue>>;
}

type LogLevel = Parameters<Telemetry['log']>[0];

/** Options of `createErrorTelemetry`. */
export interface ErrorTelemetryOptions {
  /** Without it nothing is sent. */
  readonly endpoint?: string | undefined;
  readonly send: (endpoint: string, report: string) => unknown;
  readonly production: boolean;
  readonly release?: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  /** Also sends warnings and errors from logs. Default false. */
  readonly logs?: boolean;
  /** Max reports per page view, against error loops. Default 100. */
  readonly limit?: number;
}

/** 1 outside production, 0.2 in production. */
export function errorSampleRate(production: boolean): number {
  return production ? 0.2 : 1;
}

/** Reports unexpected errors and optional log lines to an external service. */
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

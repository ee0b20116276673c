import type { JsonValue, Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';
import { redact } from './redact';

/** A data layer as tag managers know it: `window.dataLayer`, or any array. */
export interface DataLayer {
  push(entry: Readonly<Record<string, JsonValue>>): unknown;
}

/** Options of `createAnalyticsTelemetry`. */
export interface AnalyticsTelemetryOptions {
  readonly dataLayer: DataLayer;
}

/** Hands events of interest to the merchant's analytics as `{event: name, …data}`, redacted; errors and log lines stay away. */
export function createAnalyticsTelemetry(options: AnalyticsTelemetryOptions): Telemetry {
  return {
    event: (name, data) => {
      neverThrow(() => options.dataLayer.push({ ...redact(data), event: name }));
    },
    error: () => undefined,
    log: () => undefined,
  };
}

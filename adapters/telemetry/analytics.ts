import type { JsonValue, Telemetry } from '../../core/ports';
import { neverThrow } from './never-throw';
import { redact } from './redact';

/** A tag manager's data layer: `window.dataLayer` or any array. */
export interface DataLayer {
  push(entry: Readonly<Record<string, JsonValue>>): unknown;
}

/** Options of `createAnalyticsTelemetry`. */
export interface AnalyticsTelemetryOptions {
  readonly dataLayer: DataLayer;
}

/** Pushes redacted events as `{event: name, …data}`; ignores errors and logs. */
export function createAnalyticsTelemetry(options: AnalyticsTelemetryOptions): Telemetry {
  return {
    event: (name, data) => {
      neverThrow(() => options.dataLayer.push({ ...redact(data), event: name }));
    },
    error: () => undefined,
    log: () => undefined,
  };
}

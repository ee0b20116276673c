import type { Telemetry } from '../../core/ports';

/** Creates telemetry that discards everything; the default of a shop. */
export function createNoTelemetry(): Telemetry {
  return { event: () => undefined, error: () => undefined, log: () => undefined };
}

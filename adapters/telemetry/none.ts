import type { Telemetry } from '../../core/ports';

/** Telemetry that forgets everything: the default of a shop that nobody watches. */
export function createNoTelemetry(): Telemetry {
  return { event: () => undefined, error: () => undefined, log: () => undefined };
}

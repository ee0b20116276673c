import { createCombinedTelemetry, createLogTelemetry, createSystemClock } from '../../adapters/node';
import type { Metrics } from '../../adapters/watch';
import type { Telemetry } from '../../core';

export {
  createCombinedObserver,
  createMetrics,
  createTracing,
  routeLabel,
  traceRequest,
  type Metrics,
} from '../../adapters/watch';
export type { Observer } from '../../adapters/platform';

/** What is reported is counted too. */
export function withMetrics(telemetry: Telemetry, metrics: Pick<Metrics, 'telemetry'>): Telemetry {
  return createCombinedTelemetry([telemetry, metrics.telemetry]);
}

/** Writes each error of the storefront as a line of JSON, without what must not stand in a log: the same rule as for all that is reported. */
export function writtenErrors(write: (line: string) => unknown): (error: unknown) => void {
  const written = createLogTelemetry({ write, clock: createSystemClock(), level: 'error' });
  return (error) => {
    written.error(error, { where: 'storefront' });
  };
}

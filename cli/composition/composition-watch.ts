import { createCombinedTelemetry, createLogTelemetry, createSystemClock } from '../../adapters/node';
import type { Metrics } from '../../adapters/watch';
import type { Telemetry } from '../../core/shopper';

export {
  createCombinedObserver,
  createMetrics,
  createTracing,
  routeLabel,
  traceRequest,
  type Metrics,
} from '../../adapters/watch';
export type { Observer } from '../../adapters/platform';

export function withMetrics(telemetry: Telemetry, metrics: Pick<Metrics, 'telemetry'>): Telemetry {
  return createCombinedTelemetry([telemetry, metrics.telemetry]);
}

export function writtenErrors(write: (line: string) => unknown): (error: unknown) => void {
  const written = createLogTelemetry({ write, clock: createSystemClock(), level: 'error' });
  return (error) => {
    written.error(error, { where: 'storefront' });
  };
}

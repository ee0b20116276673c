import { createCombinedTelemetry } from '../../adapters/node';
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

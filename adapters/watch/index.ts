export { createCombinedObserver } from './combined';
export { createMetrics, type Metrics } from './metrics';
export { createTracing, traceRequest } from './tracing';
export { routeLabel } from './route-label';

export { createSystemClock } from './clock/system';
export { createFetchHttp, type FetchHttpOptions } from './http/fetch';
export { createLazyHttp } from './http/lazy';
export { createSystemIds } from './ids/system';
export { createBrowserNetwork, type BrowserNetworkOptions } from './network/browser';
export { createFixedNetwork, type FixedNetwork } from './network/fixed';
export { createIndexedDbStorage, type IndexedDbStorageOptions } from './storage/indexed-db';
export { createMemoryStorage, type MemoryStorageOptions } from './storage/memory';
export { createBroadcastChannelTabs, type BroadcastChannelTabsOptions } from './tabs/broadcast-channel';
export { createNoTabs } from './tabs/none';
export { createAnalyticsTelemetry, type AnalyticsTelemetryOptions, type DataLayer } from './telemetry/analytics';
export { createConsent, type Consent, type ConsentChoice } from './telemetry/consented';
export { createCombinedTelemetry } from './telemetry/combined';
export {
  createErrorTelemetry,
  errorSampleRate,
  type ErrorReport,
  type ErrorTelemetryOptions,
} from './telemetry/errors';
export { createEventTelemetry, type EventReport, type EventTelemetryOptions } from './telemetry/events';
export { createLazyTelemetry, type LazyTelemetryOptions } from './telemetry/lazy';
export { createLogTelemetry, type LogTelemetryOptions } from './telemetry/log';
export { createNoTelemetry } from './telemetry/none';

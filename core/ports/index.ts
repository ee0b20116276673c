export type { Clock } from './clock';
export type {
  Http,
  HttpFailureCode,
  HttpFailureWhy,
  AbortSignalLike,
  HttpFile,
  HttpForm,
  HttpRequest,
  HttpResponse,
  ReadOptions,
} from './http';
export { HttpFailure } from './http';
export type { Ids } from './ids';
export type { Network } from './network';
export type { JsonValue, Storage } from './storage';
export { StorageQuotaError } from './storage';
export type { Tabs } from './tabs';
export type { LogLevel, Telemetry, TelemetryData } from './telemetry';

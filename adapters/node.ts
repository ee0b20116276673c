/** Entry `vitrine/node`: all adapters for Node, including simulation and tests. */
export { createSystemClock } from './clock/system';
export { createVirtualClock, type VirtualClock, type VirtualClockOptions } from './clock/virtual';
export {
  createFaultyHttp,
  type FaultPlan,
  type FaultRecord,
  type FaultyHttp,
  type FaultyHttpOptions,
  type HttpFault,
} from './http/faulty';
export { createInProcessHttp, type InProcessHttp, type InProcessHttpOptions } from './http/in-process';
export { createSharedReads, type SharedReadsOptions } from './http/shared-reads';
export { createTaggedReads, type TaggedReads } from './http/tagged-reads';
export { createUndiciHttp, type UndiciHttp, type UndiciHttpOptions } from './http/undici';
export { createImages, type ImagesOptions } from './images/create-images';
export { createPdfInvoices, type PdfInvoicesOptions } from './pdf/create-pdf-invoices';
export { openPostgres, type PostgresOptions } from './database/postgres';
export { createWebhook, readWebhook, signWebhook, type WebhookOptions } from './events/webhook';
export { createSeededIds } from './ids/seeded';
export { createPooledIds } from './ids/pooled';
export { createHttpCarrier, type HttpCarrierOptions } from './carriers/http';
export { createTableCarrier, type TableRow } from './carriers/table';
export { createSystemIds } from './ids/system';
export { createWebhookSender, type WebhookSenderOptions } from './messages/webhook';
export { createFixedNetwork, type FixedNetwork } from './network/fixed';
export {
  createFaultyStorage,
  type FaultyStorage,
  type FaultyStorageOptions,
  type StorageState,
} from './storage/faulty';
export { createFileStorage, type FileStorageOptions } from './storage/file';
export { createMemoryStorage, type MemoryStorageOptions } from './storage/memory';
export { createTabHub, type TabHub, type TabHubOptions } from './tabs/memory';
export { createNoTabs } from './tabs/none';
export { createClamdScanner, type ClamdOptions } from './scan/clamd';
export { createHttpTax, type HttpTaxOptions } from './tax/http';
export { createRuleTax } from './tax/rules';
export { createTestVatRegister } from './tax/test-vat-register';
export { createVies, type ViesOptions } from './tax/vies';
export { createCombinedTelemetry } from './telemetry/combined';
export {
  createErrorTelemetry,
  errorSampleRate,
  type ErrorReport,
  type ErrorTelemetryOptions,
} from './telemetry/errors';
export { createReportPost, type ReportPost } from './telemetry/post-reports';
export { createEventTelemetry, type EventReport, type EventTelemetryOptions } from './telemetry/events';
export { createLazyTelemetry, type LazyTelemetryOptions } from './telemetry/lazy';
export { createLogTelemetry, type LogTelemetryOptions } from './telemetry/log';
export {
  createMemoryTelemetry,
  type MemoryTelemetry,
  type MemoryTelemetryOptions,
  type TelemetryRecord,
} from './telemetry/memory';
export { createNoTelemetry } from './telemetry/none';

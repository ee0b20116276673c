/**
 * Entry `vitrine/testing`: contract suites for adapters. Each `xSuite(api, make)` registers its tests with the
 * framework in `api`.
 */
export { carrierSuite, type CarrierSource } from './carrier/carrier-suite';
export { clockSuite, type ClockSource } from './clock/clock-suite';
export { databaseSuite, type DatabaseSource } from './database/database-suite';
export { fileStoreSuite, type FileStoreSource } from './files/file-store-suite';
export { httpSuite, type HttpSource, type SuiteServer } from './http/http-suite';
export { idsSuite } from './ids/ids-suite';
export { messageSenderSuite, type MessageSource, type ReceivedMessage } from './messages/message-sender-suite';
export { networkSuite, type NetworkSource } from './network/network-suite';
export { paymentProviderSuite, type PaymentSource } from './payments/payment-provider-suite';
export { searchSuite } from './search/search-suite';
export { storageSuite, type StorageSuiteOptions } from './storage/storage-suite';
export { tabsSuite, type TabsSource } from './tabs/tabs-suite';
export { taxSuite, type TaxSource } from './tax/tax-suite';
export { vatRegisterSuite, type VatRegisterSource } from './tax/vat-register-suite';
export { telemetrySuite, type TelemetryKind, type TelemetrySource } from './telemetry/telemetry-suite';
export type { Matchers, RejectMatchers, SuiteApi } from './api/suite-api';

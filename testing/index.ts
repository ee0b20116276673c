/**
 * Entry `vitrine/testing`: contract suites for adapters. Each `xSuite(api, make)` registers its tests with the
 * framework in `api`.
 */
export { carrierSuite, type CarrierSource } from './carrier/carrier-suite';
export { databaseSuite, type DatabaseSource } from './database/database-suite';
export { fileStoreSuite, type FileStoreSource } from './files/file-store-suite';
export { messageSenderSuite, type MessageSource, type ReceivedMessage } from './messages/message-sender-suite';
export { paymentProviderSuite, type PaymentSource } from './payments/payment-provider-suite';
export { searchSuite } from './search/search-suite';
export { taxSuite, type TaxSource } from './tax/tax-suite';
export type { Matchers, RejectMatchers, SuiteApi } from './api/suite-api';

export { createPlatform } from './platform';
export type { Platform, PlatformStats } from './platform';
export type { Lack, PlatformMode, PlatformOptions } from './options';
export type { ChangeCursor, ChangeFeed, Changes } from './changes/change-feed';
export { DemoPeopleError, ProductionDataError } from './database/guard-mode';
export { SchemaTooNewError } from './database/migrate';
export { ORDER_STEPS } from './orders/order-steps';
export type { OrderStep } from './orders/order-steps';
export type { SiteAddress } from './content/site-addresses';
export type { PaymentRound } from './payments/payment-rounds';
export type { OutboxMessage } from './outbox/outbox-repository';
export type {
  AttributeRecord,
  BlockRecord,
  CatalogueWriter,
  CategoryRecord,
  Language,
  PageRecord,
  PriceRecord,
  ProductRecord,
  WriteOutcome,
} from './catalogue-data';

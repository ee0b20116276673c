/** Names for our own staff pages and commands, besides `vitrine/staff`. Not published. */
export { BANK_FILE_FORMATS, type BankFileFormat, type BankFileProblem } from './contract/bloggers/manage-bank-files';
export { PAYOUT_STATES } from './contract/bloggers/manage-payouts';
export type { OrderInvoice } from './contract/orders/order-invoice';
export { STANDARD_SETTING_WORDS, STANDARD_SETTINGS } from './content/standard-settings';
export type {
  BankFile,
  PayoutPart,
  PayoutState,
  OrderEdit,
  OrderEdited,
  ExchangeOrder,
  ExchangeOrderMade,
  ExchangeQuote,
  OrderExchange,
  OrderExchanged,
  ProductWithAttributes,
  StaffOrder,
  StaffOrderMade,
  StaffOrderQuote,
} from './contract';
export type { TextLanguage } from './contract/foundation/text-languages';
export { skinProperties, wholeProperties } from './design/skin-css';
export { BONUS_LIMITS } from './contract/people/bonus-movement';
export { ORDER_LIMITS, type OrderMove } from './contract/orders/manage-orders';
export { editAddressLimit } from './contract/orders/manage-order-edit';
export { STAFF_ORDER_LIMITS, staffOrder } from './contract/orders/manage-order-new';
export { MAX_VIEW_NAME } from './contract/staff/manage-views';
export { MAX_SKU_LENGTH } from './contract/foundation/scalars';
export { MAX_EMAIL_LENGTH } from './contract/foundation/contact';
export { GIFT_CARD_STATES } from './contract/selling/gift-card-states';
export {
  GIFT_CARD_LIMITS,
  type GiftCardFilters,
  type GiftCardRow,
  type ManagedCard,
  managedCard,
  managedGiftCards,
} from './contract/orders/manage-gift-cards';
export { PERSON_LIMITS, personDetails, type PersonInput } from './contract/people/manage-person';
export { personMerge, type PersonMerge } from './contract/people/manage-privacy';
export { areTags, readTags, TAG_LIMITS } from './contract/people/person-tags';
export { firstPrice } from './product/generate-variants';
export { FAVICON_TYPES, HOME_BLOCKS, MAX_SLIDES } from './contract/content/site-choices';
export { INVOICES_CSV_HEAD, invoiceCsvLines } from './manage/invoices-csv';
export { taxRuleDocument } from './contract/selling/manage-selling';
export { taxRatesCsv } from './manage/tax-rates-csv';
export { ORDERS_CSV_HEAD, orderCsvLine } from './manage/orders-csv';
export { STOCK_REASONS, stockMovesResult, type StockMovement } from './contract/catalogue/stock-moves';
export { DEFAULT_PLACE } from './contract/catalogue/stock-places';
export { OWN_PRICE_TYPES, PART_TYPES } from './contract/catalogue/product-parts';
export { staffLog, type LogEntry } from './contract/staff/manage-log';
export {
  REPORT_COMPARISONS,
  REPORT_STEPS,
  reportResult,
  closingResult,
  type ReportComparison,
  type ReportStep,
} from './contract/staff/manage-reports';
export {
  booksResult,
  journalResult,
  type Book,
  type BookBalance,
  type BooksJournal,
  type MonthBooks,
} from './contract/staff/manage-books';
export {
  CART_AGES,
  leftCartsResult,
  missedSearchesResult,
  sellThroughResult,
  stockValueResult,
  type LeftCarts,
  type MissedSearch,
  type PlaceStockValue,
  type SellThrough,
} from './contract/staff/manage-insights';
export { leftCartsCsv, missedSearchesCsv, sellThroughCsv, stockValueCsv } from './manage/reports/insights-csv';
export { BOOK_ACCOUNTS, BOOK_CHARTS } from './contract/staff/book-settings';
export { booksCsv, journalCsv } from './manage/books/journal-csv';
export { datevFault, datevFile } from './manage/books/datev';
export { wholeJournal } from './manage/books/whole-journal';
export { windows1252 } from './kernel/windows-1252';
export {
  COUNTS,
  figureText,
  hasCosts,
  reportColumns,
  reportCsv,
  closingCsv,
  type ReportFigure,
} from './manage/reports/report-csv';
export {
  PERIOD_PRESETS,
  presetPeriod,
  type PeriodPreset,
  type Period as ReportPeriod,
} from './manage/reports/report-periods';
export { maxReturn } from './orders/rules/max-return';
export { backByLine } from './orders/rules/returned-units';
export { PRESENCE_BEAT_SECONDS } from './contract/staff/presence-pace';
export { MAX_CODE_PREFIX, MAX_GENERATED_CODES } from './contract/selling/manage-coupons';
export {
  RECORD_IMPORT_FIELDS,
  RECORD_IMPORT_KINDS,
  RECORD_IMPORT_PERMISSIONS,
  type RecordImportKind,
  type RecordImportReport,
} from './contract/staff/import-records';
export { isLink } from './kernel/link';
export { isOutsideOrigin } from './kernel/outside-origin';
export { csvCell } from './kernel/read-csv';
export type { RouteMatch } from './routing';
export type { BulkEdit, BulkReport, ProductChanges } from './contract';
export { bulkFilter } from './manage/bulk-filter';
export { BULK_STARTS, bulkEdit, bulkReport, type BulkEditKind } from './contract/staff/manage-bulk-edits';
export { marketStore } from './store-views/market-store';

export { DemoData } from './history/demo-data';
export { guardMode } from './history/guard-mode';
export { createPeopleHistory } from './history/people-writer';
export { figureRoutes, insightRoutes } from './office/figure-routes';
export {
  leftCartsOf,
  missedSearchesOf,
  sellThroughReportOf,
  stockValueOf,
  type InsightInput,
  type SellThroughInput,
} from './office/insights';
export { figuresOf, type FigureInput } from './office/figures-of';
export { booksJournalOf, monthBooksOf, type BooksInput, type JournalInput } from './office/month-books';
export { monthClosingOf, type ClosingInput } from './office/month-closing';
export { salesReportOf, type ReportInput } from './office/sales-report';
export { presenceRoutes } from './office/presence-routes';
export { QueueAdmin } from './office/queue-admin';
export { queueRoutes } from './office/queue-routes';
export { viewRoutes } from './office/view-routes';
export { ownDataRoutes } from './privacy/own-data-routes';
export { PersonMerges } from './privacy/person-merges';
export { PersonPrivacy } from './privacy/person-privacy';
export { personPrivacyRoutes } from './privacy/person-privacy-routes';
export { PrivacyAdmin } from './privacy/privacy-admin';
export { OWNER, OwnRecords, answered, readInput, type OwnAnswer } from './records/own-records';
export { BulkEdits } from './records/bulk-edits';
export { bulkRoutes } from './records/bulk-routes';
export { RecordAdmin } from './records/record-admin';
export { recordKinds } from './records/record-kinds';
export { recordRoutes } from './records/record-routes';
export { ImportMaps } from './updates/import-maps';
export { UpdateAdmin } from './updates/update-admin';
export { recordImportRoutes, recordTarget } from './updates/record-import-routes';
export { updateRoutes } from './updates/update-routes';

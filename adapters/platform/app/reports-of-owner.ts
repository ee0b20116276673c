import {
  answered,
  booksJournalOf,
  figuresOf,
  leftCartsOf,
  missedSearchesOf,
  monthBooksOf,
  monthClosingOf,
  salesReportOf,
  sellThroughReportOf,
  stockValueOf,
  type BooksInput,
  type ClosingInput,
  type FigureInput,
  type InsightInput,
  type JournalInput,
  type OwnAnswer,
  type ReportInput,
  type SellThroughInput,
} from '../staff';
import type { Dependencies } from './parts';

/** Reports for the owner of the machine. */
export interface ReportsOfOwner {
  figures(input: FigureInput): Promise<OwnAnswer>;
  report(input: ReportInput): Promise<OwnAnswer>;
  closing(input: ClosingInput): Promise<OwnAnswer>;
  books(input: BooksInput): Promise<OwnAnswer>;
  booksJournal(input: JournalInput): Promise<OwnAnswer>;
  missedSearches(input: InsightInput): Promise<OwnAnswer>;
  leftCarts(input: Pick<InsightInput, 'store'>): Promise<OwnAnswer>;
  sellThrough(input: SellThroughInput): Promise<OwnAnswer>;
  stockValue(): Promise<OwnAnswer>;
}

export function reportsOfOwner(services: Pick<Dependencies, 'database' | 'reader' | 'settings'>): ReportsOfOwner {
  return {
    figures: (input) => answered(() => figuresOf(services, input)),
    report: (input) => answered(() => salesReportOf(services, input)),
    closing: (input) => answered(() => monthClosingOf(services, input)),
    books: (input) => answered(() => monthBooksOf(services, input)),
    booksJournal: (input) => answered(() => booksJournalOf(services, input)),
    missedSearches: (input) => answered(() => missedSearchesOf(services, input)),
    leftCarts: (input) => answered(() => leftCartsOf(services, input)),
    stockValue: () => answered(() => stockValueOf(services)),
    sellThrough: (input) => answered(() => sellThroughReportOf(services, input)),
  };
}

import type { CatalogueWriter } from './catalogue-data';
import type { FileStore } from './files';
import type { PeopleHistory } from './people-data';

/** What of a shop an import writes. */
export interface ImportTarget {
  readonly catalogue: CatalogueWriter;
  readonly people: PeopleHistory;
  readonly files: FileStore;
  /** Makes the search index. */
  warm(): Promise<void>;
}

/** A row that was left out, and why. Rows are counted as a spreadsheet shows them. */
export interface RefusedRow {
  readonly file: string;
  readonly row: number;
  readonly sku: string;
  readonly reason: string;
}

/** What an import did. */
export interface ImportOutcome {
  readonly rows: { readonly read: number; readonly written: number };
  readonly products: { readonly created: number; readonly updated: number; readonly unchanged: number };
  readonly refused: readonly RefusedRow[];
}

/** Where the merchant's goods come from, to be read again whenever staff asks for it (A §7, update). */
export interface CatalogueSource {
  /** What it is called in the report: the name of a file. */
  readonly name: string;
  /**
   * Imports all of it. The same again changes nothing.
   * @param onProgress called with how far it is; what it throws ends the import
   * @throws an error whose message says what is wrong with the source as a whole
   */
  run(target: ImportTarget, onProgress: (done: number, total: number, label: string) => void): Promise<ImportOutcome>;
}

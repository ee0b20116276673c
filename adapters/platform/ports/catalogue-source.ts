import type { JsonChange } from '../../../core/kernel/json-changes';
import type { CatalogueImport } from './catalogue-import';
import type { DownloadKeeper } from './download-keeper';
import type { FileStore } from './files';
import type { PeopleHistory } from './people-data';

/** What of a shop an import writes. */
export interface ImportTarget {
  readonly catalogue: CatalogueImport;
  readonly people: PeopleHistory;
  readonly files: FileStore;
  /** Where files of goods that are downloaded are kept. */
  readonly downloads: DownloadKeeper;
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

/** A product that an import would make, or change. */
export interface ImportChange {
  readonly file: string;
  readonly row: number;
  readonly sku: string;
  readonly name: string;
  readonly outcome: 'created' | 'updated';
  readonly changes: readonly JsonChange[];
}

/** What an import did, or would do. */
export interface ImportOutcome {
  readonly rows: { readonly read: number; readonly written: number };
  readonly products: { readonly created: number; readonly updated: number; readonly unchanged: number };
  readonly refused: readonly RefusedRow[];
  /** Rows that were taken without something of theirs, such as a picture that is not there, and why. */
  readonly notes?: readonly RefusedRow[];
  /** In a dry run: the products that would be new or others than before. */
  readonly changes?: readonly ImportChange[];
  /** In a dry run: whether the import would take the place of the demo's goods, which go with its people. */
  readonly replacesDemo?: boolean;
}

/** Called with how far an import is; what it throws ends the import. */
export type ImportProgress = (done: number, total: number, label: string) => void;

/** Where the merchant's goods come from, to be read again whenever staff asks for it (A §7, update). */
export interface CatalogueSource {
  /** What it is called in the report: the name of a file. */
  readonly name: string;
  /**
   * Imports all of it. The same again changes nothing.
   * @throws an error whose message says what is wrong with the source as a whole
   */
  run(target: ImportTarget, onProgress: ImportProgress): Promise<ImportOutcome>;
  /**
   * Says what `run` would do, and writes nothing. A source without it has no dry run.
   * @throws as `run`
   */
  check?(target: ImportTarget, onProgress: ImportProgress): Promise<ImportOutcome>;
}

/** A file of goods that somebody has uploaded. */
export interface CatalogueFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What its prices are in (ISO 4217), where its sender said so. */
  readonly currency?: string | undefined;
}

/** Makes a source of an uploaded file of goods. */
export type CatalogueReader = (file: CatalogueFile) => CatalogueSource;

import type { DemoCounts, DemoFate } from '../../../core/contract/demo-of-shop';
import type { ImportMap } from '../../../core/contract/import-map';
import type { ImportPreview } from '../../../core/contract/import-preview';
import type { JsonChange } from '../../../core/kernel/json-changes';
import type { CatalogueImport } from './catalogue-import';
import type { DownloadKeeper } from './download-keeper';
import type { FileStore } from './files';
import type { ImportMapKeeper } from './import-maps';
import type { PeopleHistory } from './people-data';

/** The demo in a shop: goods, people and orders that a merchant's own take the place of. */
export interface DemoOfShop {
  /** Counts of it, without the person who imports, who stays. */
  count(): Promise<DemoCounts>;
  /**
   * Removes its people with their orders, but for the person who imports, and sets pages, settings and taxes back to those that a shop begins with.
   * Its goods go last and by themselves (`catalogue.removeSource`), so that an import that was killed in between finds them and does it again.
   */
  leave(): Promise<void>;
}

/** What of a shop an import writes. */
export interface ImportTarget {
  readonly catalogue: CatalogueImport;
  readonly people: PeopleHistory;
  readonly files: FileStore;
  /** Where files of goods that are downloaded are kept. */
  readonly downloads: DownloadKeeper;
  /** Where mappings of columns are kept. */
  readonly mappings: ImportMapKeeper;
  readonly demo: DemoOfShop;
  /** Fate of the demo, where somebody chose one. */
  readonly demoFate?: DemoFate | undefined;
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

/** A file that was read: as what, and by whose word. */
export interface ImportedFile {
  readonly file: string;
  /** Whose export it is, or 'mapped'. */
  readonly format: string;
  /** Of a workbook: the sheet that was read, and all that it has. */
  readonly sheet?: { readonly name: string; readonly names: readonly string[] } | undefined;
  /** Id of the kept mapping of columns that was used. */
  readonly keptMap?: string | undefined;
}

/** What an import did, or would do. */
export interface ImportOutcome {
  readonly rows: { readonly read: number; readonly written: number };
  readonly products: { readonly created: number; readonly updated: number; readonly unchanged: number };
  readonly refused: readonly RefusedRow[];
  readonly files?: readonly ImportedFile[];
  /** Rows that were taken without something of theirs, such as a picture that is not there, and why. */
  readonly notes?: readonly RefusedRow[];
  /** In a dry run: the products that would be new or others than before. */
  readonly changes?: readonly ImportChange[];
  /** Counts of the demo before the import; undefined where there was none, or nothing was taken. */
  readonly demo?: DemoCounts | undefined;
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
  /**
   * What it looks like before anything of it is understood. A source without it is known.
   * @throws an error whose message says why it cannot be read
   */
  preview?(target: Pick<ImportTarget, 'mappings'>): Promise<ImportPreview>;
}

/** A file of goods that somebody has uploaded. */
export interface CatalogueFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What its prices are in (ISO 4217), where its sender said so. */
  readonly currency?: string | undefined;
  /** Of a workbook: the sheet that is read. */
  readonly sheet?: string | undefined;
  /** What its columns are, where it is of no known kind. */
  readonly map?: ImportMap | undefined;
}

/** Makes a source of an uploaded file of goods. */
export type CatalogueReader = (file: CatalogueFile) => CatalogueSource;

import type { DemoCounts, DemoFate } from '../../../../core/contract/staff/demo-of-shop';
import type { ImportMap } from '../../../../core/contract/staff/import-map';
import type { ImportPreview } from '../../../../core/contract/staff/import-preview';
import type { JsonChange } from '../../../../core/kernel/json-changes';
import type { CatalogueImport } from '../catalogue/catalogue-import';
import type { DownloadKeeper } from '../orders/download-keeper';
import type { FileStore } from '../foundation/files';
import type { ImportMapKeeper } from './import-maps';
import type { PeopleHistory } from './people-data';

/** The shop's demo data, which a merchant's own data replaces. */
export interface DemoOfShop {
  count(): Promise<DemoCounts>;
  /**
   * Removes demo people and orders, and resets settings. Products go last, so that an aborted import can be repeated.
   */
  leave(): Promise<void>;
}

/** The parts of a shop that an import writes. */
export interface ImportTarget {
  readonly catalogue: CatalogueImport;
  readonly people: PeopleHistory;
  readonly files: FileStore;
  readonly downloads: DownloadKeeper;
  readonly mappings: ImportMapKeeper;
  readonly demo: DemoOfShop;
  readonly demoFate?: DemoFate | undefined;
  warm(): Promise<void>;
}

/** A rejected row with its reason; numbered as in a spreadsheet. */
export interface RefusedRow {
  readonly file: string;
  readonly row: number;
  readonly sku: string;
  readonly reason: string;
}

/** A product that an import would create or change. */
export interface ImportChange {
  readonly file: string;
  readonly row: number;
  readonly sku: string;
  readonly name: string;
  readonly outcome: 'created' | 'updated';
  readonly changes: readonly JsonChange[];
}

/** An imported file with its detected format. */
export interface ImportedFile {
  readonly file: string;
  readonly format: string;
  readonly sheet?: { readonly name: string; readonly names: readonly string[] } | undefined;
  readonly keptMap?: string | undefined;
}

/** Result of an import or of its dry run. */
export interface ImportOutcome {
  readonly rows: { readonly read: number; readonly written: number };
  readonly products: { readonly created: number; readonly updated: number; readonly unchanged: number };
  readonly refused: readonly RefusedRow[];
  readonly files?: readonly ImportedFile[];
  readonly notes?: readonly RefusedRow[];
  /** Dry run only. */
  readonly changes?: readonly ImportChange[];
  readonly demo?: DemoCounts | undefined;
}

/** Throwing aborts the import. */
export type ImportProgress = (done: number, total: number, label: string) => void;

/** Source of the merchant's products, read again on each staff request. */
export interface CatalogueSource {
  readonly name: string;
  /**
   * Idempotent.
   * @throws an error describing what is wrong with the source
   */
  run(target: ImportTarget, onProgress: ImportProgress): Promise<ImportOutcome>;
  check?(target: ImportTarget, onProgress: ImportProgress): Promise<ImportOutcome>;
  preview?(target: Pick<ImportTarget, 'mappings'>): Promise<ImportPreview>;
}

/** An uploaded product file. */
export interface CatalogueFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** ISO 4217. */
  readonly currency?: string | undefined;
  readonly sheet?: string | undefined;
  readonly map?: ImportMap | undefined;
}

/** Creates a catalogue source from an uploaded file. */
export type CatalogueReader = (file: CatalogueFile) => CatalogueSource;

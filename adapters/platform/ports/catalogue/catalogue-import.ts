import type { CatalogueWriter, ProductRecord, WriteOutcome } from './catalogue-data';

export interface MissingProduct {
  readonly id: number;
  readonly sku: string;
  readonly isHidden: boolean;
  /** SKU of a remaining bundle or group that contains it. */
  readonly partOf: string | undefined;
}

export interface TaxClassName {
  readonly number: number;
  readonly titles: readonly string[];
}

export type MissingFate = 'hide' | 'remove';

/** Imports in short, consistent units, so that an abort does no harm. */
export interface CatalogueImport extends CatalogueWriter {
  /** @returns one outcome per record; an Error for a refused one */
  writeBatch(records: readonly ProductRecord[]): Promise<readonly (WriteOutcome | Error)[]>;
  /** Returns a writer that refuses products which staff have changed since their last import. */
  keepingEdits(): CatalogueImport;
  missing(source: string, isNamed: (sku: string, urlKey: string) => boolean): Promise<readonly MissingProduct[]>;
  /** Hides or removes products in one unit; orders keep their lines. */
  leaveOut(ids: readonly number[], fate: MissingFate): Promise<void>;
  taxClasses(): Promise<readonly TaxClassName[]>;
  downloadsKept(sku: string): Promise<readonly string[]>;
  /** Currencies of the open stores. */
  currencies(): Promise<readonly string[]>;
  /** Currency in which prices are stored. */
  baseCurrency(): Promise<string>;
  /** Converts to the base currency, unrounded; undefined without a rate. */
  baseAmountOf(currency: string): Promise<((amount: number) => number) | undefined>;
}

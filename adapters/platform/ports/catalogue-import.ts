import type { CatalogueWriter, ProductRecord, WriteOutcome } from './catalogue-data';

/** A product that an earlier import from a source brought and its new file does not name. */
export interface MissingProduct {
  readonly id: number;
  readonly sku: string;
  /** Whether it is not sold now already. */
  readonly isHidden: boolean;
  /** Sku of a bundle or group that stays and that it is a part of. */
  readonly partOf: string | undefined;
}

/** A tax class of products, and what it is called in the languages of the shop. */
export interface TaxClassName {
  readonly number: number;
  readonly titles: readonly string[];
}

/** What becomes of a product that a new file lacks. */
export type MissingFate = 'hide' | 'remove';

/**
 * Where a merchant's file is written into an open shop: in units that are short, each of which leaves a shop that is right, with the counts of its
 * categories, so that an import which is killed in between has harmed nothing.
 */
export interface CatalogueImport extends CatalogueWriter {
  /**
   * Writes some products in one unit. Category counts follow at once; lists are made anew from then on.
   * @returns what became of each, in their order: an Error where one was refused, with the others written
   */
  writeBatch(records: readonly ProductRecord[]): Promise<readonly (WriteOutcome | Error)[]>;
  /**
   * What an earlier import from a source brought that its new file does not name. Goods of other sources and of staff are never among them.
   * @param isNamed by sku and address
   */
  missing(source: string, isNamed: (sku: string, urlKey: string) => boolean): Promise<readonly MissingProduct[]>;
  /** Takes some products out of the lists, or out of the shop, in one unit. Orders keep what was bought; bags show that it is gone. */
  leaveOut(ids: readonly number[], fate: MissingFate): Promise<void>;
  /** The shop's tax classes of products. */
  taxClasses(): Promise<readonly TaxClassName[]>;
  /** Titles of the downloads of a product whose files the shop has; none for a product that it has not. */
  downloadsKept(sku: string): Promise<readonly string[]>;
  /** Makes US dollars of amounts in a currency, both in major units, by the merchant's rates; undefined where there is no rate. */
  dollarsOf(currency: string): Promise<((amount: number) => number) | undefined>;
}

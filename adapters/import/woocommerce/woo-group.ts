import type { Reason } from '../source/import-report';
import type { TaxClasses } from '../source/tax-classes';
import type { Note } from './woo-item';
import type { WooRow } from './woo-row';

/** A product of the file with the rows of its variations, and what finds other rows of it. */
export interface WooGroup {
  readonly head: WooRow;
  readonly variations: readonly WooRow[];
  /** The sku of a row, made where the file has none. */
  readonly skuOf: (row: WooRow) => string;
  /** The sku of a row that another names by its sku or as 'id:17'; undefined where the file has none. */
  readonly named: (text: string) => string | undefined;
  readonly note: Note;
  readonly taxClasses: TaxClasses;
}

/** Why a product cannot be taken, each with the row that it lies in. */
export interface WooProblems {
  readonly problems: readonly (Reason & { readonly row: number })[];
}

import type { Reason } from '../source/import-report';
import type { TaxClasses } from '../source/tax-classes';
import type { Note } from './woo-item';
import type { WooRow } from './woo-row';

export interface WooGroup {
  readonly head: WooRow;
  readonly variations: readonly WooRow[];
  readonly skuOf: (row: WooRow) => string;
  readonly named: (text: string) => string | undefined;
  readonly note: Note;
  readonly taxClasses: TaxClasses;
}

export interface WooProblems {
  readonly problems: readonly (Reason & { readonly row: number })[];
}

import type { FieldError } from '../../../../core/contract';
import type { CouponDocument } from '../../../../core/contract/selling/manage-coupons';
import type { TaxRuleDocument } from '../../../../core/contract/selling/manage-selling';
import type { RedirectDocument } from '../../../../core/contract/content/manage-redirects';
import type { RecordImportKind, RecordImportReport } from '../../../../core/contract/staff/import-records';
import type { ReviewHistory } from '../catalogue/past-reviews';
import type { PeopleHistory } from './people-data';

/** Documents that an import can add, by kind. */
export interface PastDocuments {
  readonly coupons: CouponDocument;
  readonly redirects: RedirectDocument;
}

export type PastRecordOutcome =
  | { readonly kind: 'created' }
  /** `isSame`: the existing record says the same. */
  | { readonly kind: 'existing'; readonly isSame: boolean }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Adds records by the rules of staff's forms, and logs them; existing ones are unchanged. */
export interface PastRecords {
  bringIn<K extends keyof PastDocuments>(
    kind: K,
    documents: readonly PastDocuments[K][],
    options: { readonly dryRun: boolean },
  ): Promise<readonly PastRecordOutcome[]>;
  /** Currency in which coupons have their amounts. */
  baseCurrency(): Promise<string>;
  /**
   * Converts an amount to the base currency of coupons; undefined if no rate gives the same amount back.
   * @param as minimum orders are rounded otherwise than prices
   */
  inBase(amount: number, currency: string, as: 'limit' | 'price'): Promise<string | undefined>;
}

/** Gift card of another shop; amount in minor units. */
export interface PastGiftCard {
  /** Number or code in the other shop; the same reference is imported once. */
  readonly reference: string;
  /** Undefined for a card whose code the other shop keeps secret: it gets a new one. */
  readonly code: string | undefined;
  readonly currency: string;
  readonly balance: number;
  readonly email: string | undefined;
  readonly recipient: string | undefined;
  /** Milliseconds since the epoch; undefined without an end. */
  readonly expiresAt: number | undefined;
}

/** `own`: staff cannot credit themselves; `currency`: no store sells in it; `limit`: see `limitIn`. */
export type PastCardOutcome = 'code-used' | 'created' | 'currency' | 'existing' | 'limit' | 'own';

export interface PastGiftCards {
  bringIn(cards: readonly PastGiftCard[], options: { readonly dryRun: boolean }): Promise<readonly PastCardOutcome[]>;
  /** Returns the maximum balance of a card for errors, such as '1000.00 USD'. */
  limitIn(currency: string): Promise<string>;
  /** Returns the time zone of the shop, in which cards end. */
  timeZone(): Promise<string>;
}

export type PastTaxRate = TaxRuleDocument['rates'][number];

export type PastRateOutcome =
  | { readonly kind: 'created' | 'existing' }
  /** `before`: percentage that the rate had. */
  | { readonly kind: 'changed'; readonly before: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Sets rates of existing tax tables by the rules of staff's forms, as one logged change of each table. */
export interface PastTaxTables {
  names(): Promise<readonly string[]>;
  /** Adds rates, or changes the percentage of those with the same place, name and period. Others are unchanged. */
  setRates(
    table: string,
    rates: readonly PastTaxRate[],
    options: { readonly dryRun: boolean },
  ): Promise<readonly PastRateOutcome[]>;
}

/** The parts of a shop that an import of records writes, in the name of one author. */
export interface RecordImportTarget {
  readonly people: PeopleHistory;
  readonly reviews: ReviewHistory;
  readonly records: PastRecords;
  readonly giftCards: PastGiftCards;
  readonly taxTables: PastTaxTables;
}

/** An uploaded table of records. */
export interface RecordFile {
  readonly kind: RecordImportKind;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sheet?: string | undefined;
  readonly map?: string | undefined;
  /** ISO 4217; of amounts without one. */
  readonly currency?: string | undefined;
}

/**
 * Imports an uploaded table.
 * @throws an error with a code that describes what is wrong with the file
 */
export type RecordReader = (
  file: RecordFile,
  target: RecordImportTarget,
  options: { readonly dryRun: boolean },
) => Promise<RecordImportReport>;

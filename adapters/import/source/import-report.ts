import type { ImportMap } from '../../../core/contract/staff/import-map';
import type { JsonChange } from '../../../core/kernel/json-changes';
import type { WriteOutcome } from '../../platform/ports/catalogue/catalogue-data';

export type ImportFormat = 'magento' | 'shopify' | 'woocommerce' | 'google' | 'mapped';
export type KnownFormat = Exclude<ImportFormat, 'mapped'>;

export type ReasonCode =
  | 'ragged_row'
  | 'missing_value'
  | 'bad_value'
  | 'duplicate_sku'
  | 'no_variants'
  | 'variant_missing'
  | 'variant_broken'
  | 'variant_shared'
  | 'variant_choice'
  | 'part_missing'
  | 'unsupported'
  | 'store_view_unknown'
  | 'store_view_without_product'
  | 'product_skipped'
  | 'not_writable'
  | 'currency_not_sold'
  | 'currency_of_choices'
  | 'picture_missing'
  | 'picture_refused'
  | 'download_missing'
  | 'link_missing'
  | 'attribute_ignored'
  | 'value_adjusted'
  | 'tax_class_unknown'
  | 'column_ignored'
  | 'sku_made_unique'
  | 'staff_changed'
  | 'stock_unknown'
  | 'variant_visible';

export interface Reason {
  readonly code: ReasonCode;
  readonly message: string;
}

export type RowRole = 'product' | 'variant' | 'texts' | 'pictures';

/** Result of one row. Row 1 is the header. */
export interface RowReport {
  readonly row: number;
  readonly sku: string;
  readonly status: 'taken' | 'skipped';
  readonly role?: RowRole | undefined;
  readonly product?: string | undefined;
  readonly reasons: readonly Reason[];
}

export interface ProductReport {
  readonly row: number;
  readonly sku: string;
  readonly name: string;
  readonly type: string;
  readonly outcome: WriteOutcome;
  readonly changes: readonly JsonChange[];
  readonly variants: number;
  readonly pictures: number;
}

export interface MissingFile {
  readonly path: string;
  readonly row: number;
  readonly sku: string;
}

export type Missing = 'hide' | 'keep' | 'remove';

export interface MissingReport {
  readonly sku: string;
  readonly outcome: 'hidden' | 'kept' | 'removed';
  readonly reason?: string | undefined;
}

export interface SheetChoice {
  readonly name: string;
  readonly names: readonly string[];
}

export interface UsedMapping {
  readonly map: ImportMap;
  readonly kept: string | undefined;
}

export interface ImportReport {
  readonly file: string;
  readonly format: ImportFormat;
  readonly dryRun: boolean;
  readonly sheet?: SheetChoice | undefined;
  readonly mapping?: UsedMapping | undefined;
  /** ISO 4217. */
  readonly currency: string;
  readonly source: string;
  readonly missing: readonly MissingReport[];
  readonly rows: readonly RowReport[];
  readonly products: readonly ProductReport[];
  readonly missingFiles: readonly MissingFile[];
  readonly counts: {
    readonly rows: { readonly total: number; readonly taken: number; readonly skipped: number };
    readonly products: Readonly<Record<WriteOutcome, number>> & { readonly total: number };
    readonly missing: Readonly<Record<MissingReport['outcome'], number>>;
    readonly types: Readonly<Record<string, number>>;
    readonly variants: number;
    readonly categories: number;
    readonly attributes: number;
    readonly pictures: {
      readonly named: number;
      readonly copied: number;
      readonly unchanged: number;
      readonly missing: number;
      readonly refused: number;
    };
    readonly reasons: Readonly<Partial<Record<ReasonCode, number>>>;
  };
  readonly durationMs: number;
}

export type ImportFileErrorCode =
  | 'FILE_MISSING'
  | 'FILE_TOO_LARGE'
  | 'FILE_NOT_UTF8'
  | 'FILE_NOT_CSV'
  | 'FILE_NOT_XLSX'
  | 'FILE_NOT_XML'
  | 'FILE_SHEET'
  | 'FILE_HEADER'
  | 'FILE_FORMAT_UNKNOWN'
  | 'MAP_UNUSABLE'
  | 'CURRENCY_DIFFERS'
  | 'CURRENCY_UNKNOWN'
  | 'CURRENCY_WITHOUT_RATE'
  | 'MEDIA_FOLDER_MISSING'
  | 'DEMO_UNDECIDED';

/** Raised when a file cannot be read at all; nothing was written. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';

  constructor(
    readonly code: ImportFileErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

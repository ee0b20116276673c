import type { ImportMap } from '../../../core/contract/import-map';
import type { JsonChange } from '../../../core/kernel/json-changes';
import type { WriteOutcome } from '../../platform/ports/catalogue-data';

/** A format that is known by its heading row, or a merchant's own table whose columns somebody has mapped. */
export type ImportFormat = 'magento' | 'shopify' | 'woocommerce' | 'google' | 'mapped';
export type KnownFormat = Exclude<ImportFormat, 'mapped'>;

/** Why a row was left out, or what of a row that was taken could not be. */
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
  | 'stock_unknown'
  | 'variant_visible';

/** A reason in a form for programs and in a sentence that names the column and the limit. */
export interface Reason {
  readonly code: ReasonCode;
  readonly message: string;
}

/** What a row of the file became. */
export type RowRole = 'product' | 'variant' | 'texts' | 'pictures';

/** What became of one row. Rows are counted as a spreadsheet shows them: the header is row 1. */
export interface RowReport {
  readonly row: number;
  readonly sku: string;
  readonly status: 'taken' | 'skipped';
  /** Set when it was taken. */
  readonly role?: RowRole | undefined;
  /** The product that it belongs to, when it was taken. */
  readonly product?: string | undefined;
  /** Why it was skipped; when it was taken, what of it could not be. */
  readonly reasons: readonly Reason[];
}

export interface ProductReport {
  /** Its row in the file. */
  readonly row: number;
  readonly sku: string;
  readonly name: string;
  readonly type: string;
  /** What became of it; in a dry run, what would. */
  readonly outcome: WriteOutcome;
  /** In a dry run: what would change of a product that there is. */
  readonly changes: readonly JsonChange[];
  readonly variants: number;
  readonly pictures: number;
}

/** A picture that the file names and that was not found. */
export interface MissingFile {
  /** As the file names it. */
  readonly path: string;
  /** The first row that names it. */
  readonly row: number;
  readonly sku: string;
}

/** What becomes of goods that an earlier file of the same source brought and this one lacks. */
export type Missing = 'hide' | 'keep' | 'remove';

/** One of them, and what became of it. */
export interface MissingReport {
  readonly sku: string;
  readonly outcome: 'hidden' | 'kept' | 'removed';
  /** Why it was kept although it was to be removed. */
  readonly reason?: string | undefined;
}

/** Which sheet of a workbook was read. */
export interface SheetChoice {
  readonly name: string;
  readonly names: readonly string[];
}

/** The mapping of columns that a file was read with. */
export interface UsedMapping {
  readonly map: ImportMap;
  /** Id of the kept mapping that was used; undefined where one was given with the file. */
  readonly kept: string | undefined;
}

/** All that an import did, or with `dryRun` would do. */
export interface ImportReport {
  readonly file: string;
  readonly format: ImportFormat;
  readonly dryRun: boolean;
  /** Of a workbook: the sheet that was read, and all that it has. */
  readonly sheet?: SheetChoice | undefined;
  /** By what its columns were read, where the file is of no known kind. */
  readonly mapping?: UsedMapping | undefined;
  /** What the file's prices are in: three letters of ISO 4217. */
  readonly currency: string;
  /** What the source is called whose earlier files it is compared with. */
  readonly source: string;
  readonly missing: readonly MissingReport[];
  readonly rows: readonly RowReport[];
  readonly products: readonly ProductReport[];
  readonly missingFiles: readonly MissingFile[];
  readonly counts: {
    readonly rows: { readonly total: number; readonly taken: number; readonly skipped: number };
    readonly products: Readonly<Record<WriteOutcome, number>> & { readonly total: number };
    /** Goods that the file lacks, by what became of them. */
    readonly missing: Readonly<Record<MissingReport['outcome'], number>>;
    /** Products taken, by type. */
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
    /** How often each reason was given. */
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

/** The file as a whole cannot be read; nothing was written. The message names the file or line and the limit. */
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

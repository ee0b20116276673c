import * as z from 'zod/mini';
import type { Permission } from '../foundation/permissions';
import { endpoint } from '../foundation/endpoint';
import { UPDATE_REFUSALS } from './manage-updates';

/** Fields of each kind of record that a table can contain. */
export const RECORD_IMPORT_FIELDS = {
  customers: [
    ...['email', 'phone', 'firstname', 'lastname', 'name', 'since', 'newsletter'],
    ...['company', 'street', 'street2', 'city', 'region', 'postcode', 'country', 'address_phone', 'vat_id'],
  ],
  reviews: ['sku', 'handle', 'title', 'detail', 'nickname', 'rating', 'status', 'created'],
  coupons: [
    ...['code', 'kind', 'value', 'starts', 'ends', 'minimum', 'uses_total', 'uses_per_customer', 'used', 'active'],
    ...['free_delivery', 'currency'],
  ],
  gift_cards: ['code', 'tail', 'reference', 'balance', 'value', 'currency', 'email', 'recipient', 'expires', 'active'],
  redirects: ['from', 'to'],
  tax_rates: ['table', 'country', 'region', 'postcode', 'rate', 'name', 'valid_from', 'valid_until'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Kind of records that can be imported from a table. */
export type RecordImportKind = keyof typeof RECORD_IMPORT_FIELDS;
export const RECORD_IMPORT_KINDS = Object.keys(RECORD_IMPORT_FIELDS) as RecordImportKind[]; // sound: the keys of a literal

/** Permissions that an import of a kind needs besides `import:run`. */
export const RECORD_IMPORT_PERMISSIONS: Readonly<Record<RecordImportKind, readonly Permission[]>> = {
  customers: ['people:write'],
  reviews: ['reviews:write'],
  coupons: ['promotions:write'],
  // A file can contain codes that its author knows, so that importing them is left to admins.
  gift_cards: ['gift-cards:write', 'settings:write'],
  redirects: ['content:write'],
  tax_rates: ['commerce:write'],
};

const row = z.object({
  row: z.number(),
  column: z.string(),
  /** Record that the row describes, such as an email address, a SKU or a code. */
  about: z.string(),
  reason: z.string(),
});

export const recordImportReport = z.object({
  kind: z.enum(RECORD_IMPORT_KINDS),
  file: z.string(),
  /** Format that was recognized, such as 'shopify'; 'table' for any other. */
  format: z.string(),
  dry_run: z.boolean(),
  rows: z.number(),
  created: z.number(),
  /** Existed already and are unchanged. */
  existing: z.number(),
  refused: z.number(),
  /** Further counts, such as addresses and newsletter subscribers. */
  also: z.record(z.string(), z.number()),
  /** First 1,000. */
  refusals: z.array(row),
  /** Rows imported in part; first 1,000. */
  notes: z.array(row),
  /** Columns with data that were not read. */
  ignored_columns: z.array(z.string()),
});
/** Result of an import of records. */
export type RecordImportReport = z.infer<typeof recordImportReport>;

const MAX_MAP_LENGTH = 20_000;

export const importRecords = endpoint({
  name: 'importRecords',
  method: 'POST',
  path: '/api/manage/import-records',
  access: 'staff',
  permission: 'import:run',
  bodyKind: 'multipart',
  files: { file: 1 },
  query: z.object({
    token: z.optional(z.string().check(z.maxLength(200))),
    kind: z.enum(RECORD_IMPORT_KINDS),
    dry_run: z.optional(z.boolean()),
    /** ISO 4217; of amounts without one. */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD'))),
  }),
  body: z.object({
    sheet: z.optional(z.string().check(z.minLength(1), z.maxLength(31))),
    /** Column mapping such as 'email=E-Mail,firstname=Vorname', for columns that are not recognized. */
    map: z.optional(z.string().check(z.maxLength(MAX_MAP_LENGTH))),
  }),
  result: recordImportReport,
  refusals: [UPDATE_REFUSALS.import_failed, UPDATE_REFUSALS.no_import_source, UPDATE_REFUSALS.update_running],
  summary:
    'Imports customers, reviews, coupons, gift cards or redirects from an export of Shopify, WooCommerce, PrestaShop or Magento, or from any table (CSV, TSV, XLSX); with dry_run returns only a report. Existing records are unchanged. Also requires the permission to write the records, for gift cards `settings:write` too.',
  chapter: 'A §6',
});

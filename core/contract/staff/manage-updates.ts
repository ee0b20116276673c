import * as z from 'zod/mini';
import { demoCounts, demoFate } from './demo-of-shop';
import { endpoint, refusal } from '../foundation/endpoint';
import { importMap, MAX_COLUMN_LENGTH, MAX_MAPPED_COLUMNS } from './import-map';
import { importPreview } from './import-preview';
import { recordChange } from '../foundation/record-kind';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
const dryRun = z.optional(z.boolean());
/** Start of the dry run being applied; products changed since are refused. Omit to overwrite everything. */
const unchangedSince = z.optional(z.iso.datetime());

/** Required if the shop has demo data; optional for dry runs. */
const demo = z.optional(demoFate);

/** ISO 4217; for files without a currency. */
const currency = z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD')));

const refusedRow = z.object({ file: z.string(), row: z.number(), sku: z.string(), reason: z.string() });

const importChange = z.object({
  file: z.string(),
  row: z.number(),
  sku: z.string(),
  name: z.string(),
  outcome: z.enum(['created', 'updated']),
  changes: z.array(recordChange),
});

const sheet = z.optional(z.string().check(z.minLength(1), z.maxLength(31)));

const importedFile = z.object({
  file: z.string(),
  /** 'mapped' for files of unknown format. */
  format: z.string(),
  sheet: z.nullable(z.string()),
  sheets: z.array(z.string()),
  kept_map: z.nullable(z.string()),
});

export const updateReport = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  source: z.string(),
  by: z.string(),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  progress: z.object({ done: z.number(), total: z.number(), label: z.string() }),
  rows: z.object({ read: z.number(), written: z.number(), refused: z.number() }),
  products: z.object({ created: z.number(), updated: z.number(), unchanged: z.number() }),
  dry_run: z._default(z.boolean(), false),
  files: z._default(z.array(importedFile), []),
  /** First 1,000. */
  refused: z.array(refusedRow),
  /** Rows imported in part; first 1,000. */
  notes: z._default(z.array(refusedRow), []),
  /** Dry run only; first 1,000. */
  changes: z._default(z.array(importChange), []),
  /** Null without demo data or if nothing was imported. */
  demo: z._default(z.nullable(z.object({ ...demoCounts.shape, fate: z.nullable(demoFate) })), null),
  demo_undecided: z._default(z.boolean(), false),
  columns_unknown: z._default(z.boolean(), false),
  error: z.nullable(z.string()),
});
/** Progress and result of an import. */
export type UpdateReport = z.infer<typeof updateReport>;

const skinUpdate = z.object({
  skin: z.string(),
  updated_at: z.string(),
});
export type SkinUpdate = z.infer<typeof skinUpdate>;

export const UPDATE_REFUSALS = {
  update_running: refusal('update_running', 409),
  no_import_source: refusal('no_import_source', 409),
  import_failed: refusal('import_failed', 422),
  columns_unknown: refusal('columns_unknown', 422),
  demo_undecided: refusal('demo_undecided', 409),
  no_dry_run: refusal('no_dry_run', 409),
} as const;

/** Answers after at most 20 seconds with state 'running'; poll `updateReportOf` for the rest. */
export const updateImport = endpoint({
  name: 'updateImport',
  method: 'GET',
  path: '/api/manage/update',
  access: 'staff',
  permission: 'import:run',
  query: z.object({ token, dry_run: dryRun, unchanged_since: unchangedSince, demo }),
  body: z.undefined(),
  result: updateReport,
  refusals: Object.values(UPDATE_REFUSALS),
  summary:
    'Imports the configured product source, one import at a time; with dry_run returns only a report. If the shop has demo data, demo decides about it. Managers and admins only.',
  chapter,
});

const mapText = z.optional(z.string().check(z.maxLength(MAX_MAPPED_COLUMNS * (MAX_COLUMN_LENGTH + 60))));

export const importFile = endpoint({
  name: 'importFile',
  method: 'POST',
  path: '/api/manage/import-file',
  access: 'staff',
  permission: 'import:run',
  bodyKind: 'multipart',
  files: { file: 1 },
  query: z.object({ token, dry_run: dryRun, unchanged_since: unchangedSince, demo, currency }),
  body: z.object({ sheet, map: mapText }),
  result: updateReport,
  refusals: Object.values(UPDATE_REFUSALS),
  summary:
    'Imports an uploaded product export of Magento, Shopify or WooCommerce, a product feed, or any table with a column mapping (CSV, TSV, XLSX, XML); with dry_run returns only a report. Name the currency if the file does not. If the shop has demo data, demo decides about it. The mapping is saved for the next file with the same header row. Managers and admins only.',
  chapter: 'A §6',
});
export const updateReportOf = endpoint({
  name: 'updateReport',
  method: 'GET',
  path: '/api/manage/update-report',
  access: 'staff',
  permission: 'import:run',
  query: z.object({ token, dry_run: dryRun }),
  body: z.undefined(),
  result: z.nullable(updateReport),
  summary:
    'Returns the progress of the running import or the report of the last one; with dry_run, of the last dry run. Null before the first. Managers and admins only.',
  chapter,
});
export const updateSkins = endpoint({
  name: 'updateSkins',
  method: 'GET',
  path: '/api/manage/skin-update',
  access: 'staff',
  permission: 'import:run',
  query: z.object({ token }),
  body: z.undefined(),
  result: skinUpdate,
  summary: 'Renders every page again with the current skin. Managers and admins only.',
  chapter,
});

export const previewImport = endpoint({
  name: 'previewImport',
  method: 'POST',
  path: '/api/manage/import-preview',
  access: 'staff',
  permission: 'import:run',
  bodyKind: 'multipart',
  files: { file: 1 },
  query: z.object({ token }),
  body: z.object({ sheet }),
  result: importPreview,
  refusals: [UPDATE_REFUSALS.import_failed, UPDATE_REFUSALS.no_import_source],
  summary:
    'Returns sheets, columns and first rows of an uploaded product file, with its saved mapping and a suggested one. Stores nothing. Managers and admins only.',
  chapter: 'A §6',
});

const keptImportMap = z.object({
  id: z.string(),
  columns: z.array(z.string()),
  map: importMap,
  kept_at: z.string(),
});
const keptImportMaps = z.object({ items: z.array(keptImportMap) });
/** Stored mappings, applied to files with the same header row. */
export type KeptImportMaps = z.infer<typeof keptImportMaps>;

export const importMaps = endpoint({
  name: 'importMaps',
  method: 'GET',
  path: '/api/manage/import-maps',
  access: 'staff',
  permission: 'import:run',
  query: z.object({ token }),
  body: z.undefined(),
  result: keptImportMaps,
  summary: 'Returns saved column mappings, newest first; at most 100. Managers and admins only.',
  chapter: 'A §6',
});

export const forgetImportMap = endpoint({
  name: 'forgetImportMap',
  method: 'POST',
  path: '/api/manage/import-map-forget',
  access: 'staff',
  permission: 'import:run',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: keptImportMaps,
  summary: 'Deletes a column mapping; succeeds if it does not exist. Managers and admins only.',
  chapter: 'A §6',
});

import * as z from 'zod/mini';
import { demoCounts, demoFate } from './demo-of-shop';
import { endpoint, refusal } from './endpoint';
import { importMap, LONGEST_COLUMN, MOST_MAPPED_COLUMNS } from './import-map';
import { importPreview } from './import-preview';
import { recordChange } from './record-kind';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
/** Says what would be, and writes nothing. */
const dryRun = z.optional(z.boolean());
/**
 * When the dry run began that is applied now: products that staff has changed since stay as they are and are named among
 * the refused. Everything is written without it.
 */
const unchangedSince = z.optional(z.iso.datetime());

/** Fate of the demo. A shop that has any of it refuses an import without one and writes nothing; a dry run needs none. */
const demo = z.optional(demoFate);

/** What the prices of a file are in (ISO 4217), where it does not say so itself. */
const currency = z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD')));

/** A row of the source that was left out, or of which something was. */
const refusedRow = z.object({ file: z.string(), row: z.number(), sku: z.string(), reason: z.string() });

/** A product that an import would make or change; long texts are cut. */
const importChange = z.object({
  file: z.string(),
  row: z.number(),
  sku: z.string(),
  name: z.string(),
  outcome: z.enum(['created', 'updated']),
  changes: z.array(recordChange),
});

/** Longest name of a sheet in a workbook, in characters. */
const sheet = z.optional(z.string().check(z.minLength(1), z.maxLength(31)));

/** A file that was read: as what, and by whose word. */
const importedFile = z.object({
  file: z.string(),
  /** Whose export it is, or 'mapped'. */
  format: z.string(),
  /** Of a workbook: the sheet that was read, and all that it has. */
  sheet: z.nullable(z.string()),
  sheets: z.array(z.string()),
  /** Id of the kept mapping of columns that was used; null where none was. */
  kept_map: z.nullable(z.string()),
});

/** An import of the merchant's source or of a file that was uploaded: how far it is, or what it did. */
export const updateReport = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  source: z.string(),
  /** Who asked for it. */
  by: z.string(),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  progress: z.object({ done: z.number(), total: z.number(), label: z.string() }),
  rows: z.object({ read: z.number(), written: z.number(), refused: z.number() }),
  products: z.object({ created: z.number(), updated: z.number(), unchanged: z.number() }),
  /** Whether it only said what would be. */
  dry_run: z._default(z.boolean(), false),
  /** The files that were read. */
  files: z._default(z.array(importedFile), []),
  /** The first 1,000 of them. */
  refused: z.array(refusedRow),
  /** Rows that were taken without something of theirs, such as a picture that is not there; the first 1,000. */
  notes: z._default(z.array(refusedRow), []),
  /** In a dry run: what would be new or another than before; the first 1,000. */
  changes: z._default(z.array(importChange), []),
  /**
   * Counts of the demo before, without the person who imports, and what became of it; in a dry run, what would, or null where the
   * import has to be told. Null where there was nothing of the demo, or nothing was taken.
   */
  demo: z._default(z.nullable(z.object({ ...demoCounts.shape, fate: z.nullable(demoFate) })), null),
  /** It failed since nobody said what becomes of the demo. */
  demo_undecided: z._default(z.boolean(), false),
  /** It failed since the file is of no known kind: somebody has to say what its columns are. */
  columns_unknown: z._default(z.boolean(), false),
  /** Why it failed as a whole. */
  error: z.nullable(z.string()),
});
/** How far an import is, what it wrote, and which rows it refused. */
export type UpdateReport = z.infer<typeof updateReport>;

const skinUpdate = z.object({
  /** The skin of the settings (A §3). */
  skin: z.string(),
  updated_at: z.string(),
});
export type SkinUpdate = z.infer<typeof skinUpdate>;

export const UPDATE_REFUSALS = {
  update_running: refusal('update_running', 409),
  no_import_source: refusal('no_import_source', 409),
  import_failed: refusal('import_failed', 422),
  /** The file is of no known kind: somebody has to say what its columns are. */
  columns_unknown: refusal('columns_unknown', 422),
  /** The shop has the demo, and nobody said if it stays or goes. */
  demo_undecided: refusal('demo_undecided', 409),
  /** What reads the source can only import it. */
  no_dry_run: refusal('no_dry_run', 409),
} as const;

/** Answers when the import is over, or after 20 seconds with a report that says 'running': the rest is read with `updateReportOf`. */
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
    "Imports the merchant's goods anew, one import at a time; with dry_run it says what would be. Where the shop has the demo, demo says what becomes of it. Managers and admins only.",
  chapter,
});

/** A mapping of columns as the text of its JSON: forms hold texts. Each column has its name and its field, and signs of JSON around them. */
const mapText = z.optional(z.string().check(z.maxLength(MOST_MAPPED_COLUMNS * (LONGEST_COLUMN + 60))));

/** Answers as `updateImport`. */
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
    'Imports a product export of Magento, Shopify or WooCommerce, a product feed, or any table with a mapping of its columns (CSV, TSV, XLSX, XML) that is sent along; with dry_run it says what would be. The currency of its prices is named where the file does not say it. Where the shop has the demo, demo says what becomes of it. A mapping is kept for the next file with the same heading row. Managers and admins only.',
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
    'How far the import is that runs, or what the last one did; with dry_run, what the last dry run found. Null before the first. Managers and admins only.',
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
  summary: 'Has every page made anew with the settings of the skin as they are now. Managers and admins only.',
  chapter,
});

/** What somebody needs to see who maps the columns of a file. */
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
    'The sheets, columns and first rows of a file of goods that is sent along, the mapping that is kept for its heading row, and what its columns probably are. Nothing is kept. Managers and admins only.',
  chapter: 'A §6',
});

/** A mapping that is kept for the next file with the same heading row. */
const keptImportMap = z.object({
  id: z.string(),
  /** The heading row. */
  columns: z.array(z.string()),
  map: importMap,
  kept_at: z.string(),
});
const keptImportMaps = z.object({ items: z.array(keptImportMap) });
/** Mappings that were kept: a file with the same heading row is read by them. */
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
  summary: 'The mappings of columns that are kept, the newest first; at most 100. Managers and admins only.',
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
  summary: 'Forgets a mapping of columns; one that is not there is no fault. Managers and admins only.',
  chapter: 'A §6',
});

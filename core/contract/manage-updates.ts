import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';
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
  /** The first 1,000 of them. */
  refused: z.array(refusedRow),
  /** Rows that were taken without something of theirs, such as a picture that is not there; the first 1,000. */
  notes: z._default(z.array(refusedRow), []),
  /** In a dry run: what would be new or another than before; the first 1,000. */
  changes: z._default(z.array(importChange), []),
  /** In a dry run: whether the import would take the place of the demo's goods, which go with its people. */
  replaces_demo: z._default(z.boolean(), false),
  /** Why it failed as a whole. */
  error: z.nullable(z.string()),
});
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
  query: z.object({ token, dry_run: dryRun, unchanged_since: unchangedSince }),
  body: z.undefined(),
  result: updateReport,
  refusals: Object.values(UPDATE_REFUSALS),
  summary:
    "Imports the merchant's goods anew, one import at a time; with dry_run it says what would be. Managers and admins only.",
  chapter,
});

/** Answers as `updateImport`. */
export const importFile = endpoint({
  name: 'importFile',
  method: 'POST',
  path: '/api/manage/import-file',
  access: 'staff',
  permission: 'import:run',
  bodyKind: 'multipart',
  files: { file: 'one' },
  query: z.object({ token, dry_run: dryRun, unchanged_since: unchangedSince, currency }),
  body: z.object({}),
  result: updateReport,
  refusals: Object.values(UPDATE_REFUSALS),
  summary:
    'Imports a product export (CSV of Magento, Shopify or WooCommerce) that is sent along; with dry_run it says what would be. The currency of its prices is named where the file does not say it. Managers and admins only.',
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

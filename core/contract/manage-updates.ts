import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));

/** A row of the source that was left out. */
const refusedRow = z.object({ file: z.string(), row: z.number(), sku: z.string(), reason: z.string() });

/** An import of the merchant's source: how far it is, or what it did. */
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
  /** The first 1,000 of them. */
  refused: z.array(refusedRow),
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
} as const;

/** Answers when the import is over, or after 20 seconds with a report that says 'running': the rest is read with `updateReportOf`. */
export const updateImport = endpoint({
  name: 'updateImport',
  method: 'GET',
  path: '/api/manage/update',
  access: 'staff',
  permission: 'import:run',
  query: z.object({ token }),
  body: z.undefined(),
  result: updateReport,
  refusals: Object.values(UPDATE_REFUSALS),
  summary: "Imports the merchant's goods anew, one import at a time. Managers and admins only.",
  chapter,
});
export const updateReportOf = endpoint({
  name: 'updateReport',
  method: 'GET',
  path: '/api/manage/update-report',
  access: 'staff',
  permission: 'import:run',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.nullable(updateReport),
  summary:
    'How far the import is that runs, or what the last one did; null before the first. Managers and admins only.',
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

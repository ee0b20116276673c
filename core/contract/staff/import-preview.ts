import * as z from 'zod/mini';
import { importMap } from './import-map';

export const MAX_PREVIEW_ROWS = 5;
export const MAX_PREVIEW_TEXT = 80;

export const importPreview = z.object({
  sheet: z.nullable(z.string()),
  sheets: z.array(z.string()),
  columns: z.array(z.string()),
  /** Long texts are truncated. */
  rows: z.array(z.array(z.string())),
  format: z.nullable(z.string()),
  kept: z.nullable(z.object({ id: z.string(), map: importMap })),
  guess: importMap,
});
/** First rows of an import file and its column mapping. */
export type ImportPreview = z.infer<typeof importPreview>;

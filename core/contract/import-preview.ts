import * as z from 'zod/mini';
import { importMap } from './import-map';

/** Rows that a preview shows, and characters of each cell. */
export const MOST_PREVIEW_ROWS = 5;
export const MOST_PREVIEW_TEXT = 80;

/** What a file of goods is, before it is read as a whole. */
export const importPreview = z.object({
  /** Of a workbook: the sheet that this is, and all that it has. */
  sheet: z.nullable(z.string()),
  sheets: z.array(z.string()),
  columns: z.array(z.string()),
  /** Its first rows, a cell for each column; long texts are cut. */
  rows: z.array(z.array(z.string())),
  /** Whose export it is by its heading row; null where its columns have to be mapped. */
  format: z.nullable(z.string()),
  /** The mapping that was kept for this heading row. */
  kept: z.nullable(z.object({ id: z.string(), map: importMap })),
  /** What its columns probably are, by what they are called. */
  guess: importMap,
});
/** What a file begins with and how its columns are read, before anything is imported. */
export type ImportPreview = z.infer<typeof importPreview>;

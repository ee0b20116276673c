import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { isAlive } from './process-alive';

const mark = z.object({
  file: z.string(),
  pid: z.number(),
  /** ISO 8601. */
  began_at: z.string(),
  ended_at: z.nullable(z.string()),
});

/** Last import of a command, kept so that an interrupted one can be reported. */
export type ImportMark = z.infer<typeof mark> & { readonly isCutOff: boolean };

function markOf(data: string): string {
  return join(data, 'last-import.json');
}

/** Returns the last import of a data folder; undefined if commands never imported into it. */
export async function readImportMark(data: string): Promise<ImportMark | undefined> {
  const text = await readFile(markOf(data), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = mark.safeParse(JSON.parse(text));
  if (!parsed.success) return undefined;
  return { ...parsed.data, isCutOff: parsed.data.ended_at === null && !isAlive(parsed.data.pid) };
}

/** Marks an import while it writes, and that it came to an end, with or without an error. */
export async function marked<T>(data: string, file: string, work: () => Promise<T>): Promise<T> {
  const begun = { file: basename(file), pid: process.pid, began_at: new Date().toISOString() };
  const write = (ended: string | null) => writeFile(markOf(data), JSON.stringify({ ...begun, ended_at: ended }));
  await mkdir(data, { recursive: true });
  await write(null);
  try {
    return await work();
  } finally {
    await write(new Date().toISOString());
  }
}

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Returns the last import of a data folder; undefined if commands never imported into it. An unreadable mark is cut off. */
export async function readImportMark(data: string): Promise<ImportMark | undefined> {
  const text = await textOf(data);
  if (text === undefined) return undefined;
  const parsed = mark.safeParse(parsedOf(text));
  if (!parsed.success)
    return { file: 'an unknown file', pid: 0, began_at: 'an unknown time', ended_at: null, isCutOff: true };
  return { ...parsed.data, isCutOff: parsed.data.ended_at === null && !isAlive(parsed.data.pid) };
}

/**
 * Marks an import while it writes, and that it came to an end, with or without an error. A file that cannot be read
 * leaves the mark before it, since nothing of it was written.
 */
export async function marked<T>(data: string, file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(data, { recursive: true });
  const before = await textOf(data);
  const begun = { file: basename(file), pid: process.pid, began_at: new Date().toISOString() };
  const write = (ended: string | null) => replace(data, JSON.stringify({ ...begun, ended_at: ended }));
  await write(null);
  try {
    const result = await work();
    await write(new Date().toISOString());
    return result;
  } catch (error) {
    if (!isUnreadable(error)) await write(new Date().toISOString());
    else if (before === undefined) await rm(markOf(data), { force: true });
    else await replace(data, before);
    throw error;
  }
}

function textOf(data: string): Promise<string | undefined> {
  return readFile(markOf(data), 'utf8').catch(() => undefined);
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Written beside and renamed: a full disk or a crash leaves a whole mark. */
async function replace(data: string, text: string): Promise<void> {
  const beside = `${markOf(data)}.${String(process.pid)}`;
  await writeFile(beside, text);
  await rename(beside, markOf(data));
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ImportFileError';
}

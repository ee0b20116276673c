import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const LEFTOVER = /\.(\d+)\.[0-9a-f-]{36}\.tmp$/;
const LEFTOVER_AGE_MS = 60_000;

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

async function openNew(path: string): ReturnType<typeof open> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return open(path, 'wx', 0o600);
  }
}

/**
 * Writes atomically: temporary file, sync, rename. The write-file-atomic package ignores short writes on a full disk
 * and may rename a partial file.
 * @param sync false if the file may be lost in a power failure
 */
export async function writeFileAtomic(
  path: string,
  content: string | Uint8Array,
  { sync = true }: { readonly sync?: boolean } = {},
): Promise<void> {
  const temporary = `${path}.${process.pid}.${randomUUID()}.tmp`;
  try {
    const file = await openNew(temporary);
    try {
      await file.writeFile(content, 'utf8');
      if (sync) await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

async function isDead(path: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return true;
  try {
    return Date.now() - (await stat(path)).mtimeMs > LEFTOVER_AGE_MS;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

export async function isBeingWritten(path: string): Promise<boolean> {
  const pid = LEFTOVER.exec(path)?.[1];
  return pid !== undefined && !(await isDead(path, Number(pid)));
}

/** Removes leftovers of killed writes, but not files of running ones. */
export async function sweepLeftovers(folder: string): Promise<void> {
  for (const name of await listFiles(folder)) {
    const path = join(folder, name);
    if (LEFTOVER.test(name) && !(await isBeingWritten(path))) await rm(path, { force: true });
  }
}

export async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

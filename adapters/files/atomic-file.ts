import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const LEFTOVER = /\.(\d+)\.[0-9a-f-]{36}\.tmp$/;
/** A write takes milliseconds; one that began this long ago has died, even if another process has its number now. */
const LEFTOVER_AGE_MS = 60_000;

/** Whether an error of the file system has this code. */
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
 * Writes a file whole or not at all: into a temporary file beside it, down to the disk, then renamed over it.
 * A kill at any moment leaves the old or the new content. (The library write-file-atomic does not go on after a
 * short write, which a disk that fills up gives, and would then rename half a value into place.)
 * @param sync false for what may be gone after a power cut: it is not waited for until it lies on the disk
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
    process.kill(pid, 0); // signal 0 only asks
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
    if (hasCode(error, 'ENOENT')) return false; // its writer has just finished
    throw error;
  }
}

/** Whether a file is the temporary one of a write that is still under way, in this process or another. */
export async function isBeingWritten(path: string): Promise<boolean> {
  const pid = LEFTOVER.exec(path)?.[1];
  return pid !== undefined && !(await isDead(path, Number(pid)));
}

/** Removes what killed writes left in a folder, and nothing that a living process is still writing. */
export async function sweepLeftovers(folder: string): Promise<void> {
  for (const name of await listFiles(folder)) {
    const path = join(folder, name);
    if (LEFTOVER.test(name) && !(await isBeingWritten(path))) await rm(path, { force: true });
  }
}

/** The names in a folder; none if it does not exist. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

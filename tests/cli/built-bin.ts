import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
export const BIN = join(ROOT, 'dist', 'cli', 'main.js');
const STOREFRONT = join(ROOT, 'dist', 'ui', 'server', 'server.js');
const LOCK = join(ROOT, 'node_modules', '.cache', 'vitrine-test-build.lock');

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(folders: readonly string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(ROOT, folder, String(name))),
  );
  return Math.max(...files.map(changedAt));
}

/** Ignores the lock of a dead process. */
function takeLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!isThere(Number(readFileSync(LOCK, 'utf8')))) rmSync(LOCK, { force: true });
    return false;
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Test files run in parallel: one builds, the others wait. */
async function build(part: 'bin' | 'ui', isGood: () => boolean, done: () => void = () => undefined): Promise<void> {
  mkdirSync(join(LOCK, '..'), { recursive: true });
  while (!isGood()) {
    if (!takeLock()) {
      await wait(100);
      continue;
    }
    try {
      if (isGood()) return;
      const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', part], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
      done();
    } finally {
      rmSync(LOCK, { force: true });
    }
  }
}

/** Builds the bin if missing or stale; checked once per run, so that edits meanwhile do not affect running tests. */
export async function ensureBin(): Promise<void> {
  const mark = join(inject('runFolder'), 'bin-is-good');
  if (existsSync(mark)) return;
  const isGood = () => existsSync(mark) || changedAt(BIN) >= newest(['core', 'adapters', 'cli']);
  await build('bin', isGood, () => writeFileSync(mark, ''));
  writeFileSync(mark, '');
}

export async function ensureStorefront(): Promise<void> {
  await build('ui', () => changedAt(STOREFRONT) > 0);
}

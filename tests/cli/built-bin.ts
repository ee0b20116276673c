import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
export const BIN = join(ROOT, 'dist', 'cli', 'main.js');
const STOREFRONT = join(ROOT, 'dist', 'ui', 'server', 'server.js');
const LOCK = join(ROOT, 'node_modules', '.cache', 'vitrine-test-build');

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(folders: readonly string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(ROOT, folder, String(name))),
  );
  return Math.max(...files.map(changedAt));
}

async function buildIf(stale: () => boolean, part: 'bin' | 'ui'): Promise<void> {
  // Test files run side by side: one of them builds, the others wait.
  for (let waited = 0; stale(); waited += 1) {
    try {
      mkdirSync(LOCK, { recursive: false });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST') || waited > 1200) throw error;
      await wait(100);
      continue;
    }
    try {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', part], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
    } finally {
      rmSync(LOCK, { recursive: true });
    }
  }
}

/** Builds the bin when it is missing or older than its sources; `npm test` has done so already. */
export async function ensureBin(): Promise<void> {
  mkdirSync(join(LOCK, '..'), { recursive: true });
  const sources = newest(['core', 'adapters', 'cli']);
  await buildIf(() => changedAt(BIN) < sources, 'bin');
}

/** Builds the storefront when there is none. */
export async function ensureStorefront(): Promise<void> {
  mkdirSync(join(LOCK, '..'), { recursive: true });
  await buildIf(() => changedAt(STOREFRONT) === 0, 'ui');
}

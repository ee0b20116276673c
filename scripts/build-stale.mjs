/**
 * `node scripts/build-stale.mjs [bin] [ui]` builds parts that are missing or older than their sources; default both.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['core', 'adapters', 'ui', 'cli'];
const MADE = { bin: 'dist/cli/main.js', ui: 'dist/ui/server/server.js' };

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { recursive: true })) {
    const { mtimeMs } = statSync(join(folder, String(entry)));
    if (mtimeMs > latest) latest = mtimeMs;
  }
  return latest;
}

function builtAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const named = process.argv.slice(2);
const changed = Math.max(...SOURCES.map(newest));
const stale = Object.entries(MADE).flatMap(([part, file]) => {
  const isWanted = named.length === 0 || named.includes(part);
  return isWanted && builtAt(file) < changed ? [part] : [];
});
if (stale.length > 0) {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', ...stale], { stdio: 'inherit' });
  process.exit(built.status ?? 1);
}

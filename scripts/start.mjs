/**
 * `npm start`: builds what is missing or older than its sources, then opens the shop to develop with. Further arguments go to
 * `vitrine serve`; a shop for the public is opened with that alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['core', 'adapters', 'ui', 'cli'];

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

const changed = Math.max(...SOURCES.map(newest));
const stale = [
  ...(builtAt('dist/cli/main.js') < changed ? ['bin'] : []),
  ...(builtAt('dist/ui/server/server.js') < changed ? ['ui'] : []),
];
if (stale.length > 0) {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', ...stale], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

const shop = spawn(process.execPath, ['dist/cli/main.js', 'serve', '--dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));

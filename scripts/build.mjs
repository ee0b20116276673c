/**
 * `node scripts/build.mjs [bin] [ui] [--types]`; without names, everything. `bin` bundles the command line and the library's
 * entries; `ui` makes the storefront for browser and server and compresses what browsers ask for; `--types` adds the
 * declarations of the library, which nothing needs to run.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const parts = process.argv.slice(2).filter((part) => part !== '--types');
const types = process.argv.includes('--types');
const all = parts.length === 0;

function run(label, command, args, env = {}) {
  const started = performance.now();
  process.stderr.write(`${label} … `);
  const result = spawnSync(process.execPath, [join('node_modules', command), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (result.status !== 0) {
    process.stderr.write(`failed\n${result.stdout}${result.stderr}\n`);
    process.exit(result.status ?? 1);
  }
  process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(entry));
    if (!/\.(js|css|svg|json)$/.test(file) || statSync(file).size < 1024) continue;
    const text = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}

if (all || parts.includes('bin'))
  run('Building the command line', 'tsup/dist/cli-default.js', ['--silent'], types ? { VITRINE_TYPES: '1' } : {});
if (all || parts.includes('ui')) {
  run('Building the storefront for browsers', 'vite/bin/vite.js', ['build', '--logLevel', 'error']);
  run('Building the storefront for the server', 'vite/bin/vite.js', ['build', '--ssr', '--logLevel', 'error']);
  compress('dist/ui/client');
}

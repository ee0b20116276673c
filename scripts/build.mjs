/**
 * `node scripts/build.mjs [lib] [bin] [ui]`; without names, everything. `lib` makes the library with its types, `bin` the
 * command line; `ui` makes the storefront for browser and server and compresses what browsers ask for. Each empties its own folder
 * of `dist` first: what an earlier build left there would be published.
 */
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildFiles } from './build-files.mjs';
import { buildModules } from './build-modules.mjs';
import { sourceEntries } from './source-entries.mjs';

const parts = process.argv.slice(2);
const all = parts.length === 0;

function run(label, command, args, env = {}) {
  const started = performance.now();
  process.stderr.write(`${label} … `);
  const result = spawnSync(process.execPath, [join('node_modules', command), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    // Else what it is called in, as a test, would make the pages with React's helpers for development.
    env: { ...process.env, NODE_ENV: 'production', ...env },
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

/** The service worker stands at the root of the site, and names what of this build it keeps: a new build is a new worker. */
async function buildServiceWorker(folder) {
  const { shop, office } = buildFiles(folder);
  await build({
    entryPoints: ['ui/service-worker/service-worker.ts'],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      SHOP_FILES: JSON.stringify(shop),
      OFFICE_FILES: JSON.stringify(office),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'error',
  });
}

function bundle(label, part, folder) {
  rmSync(folder, { recursive: true, force: true });
  run(label, 'tsup/dist/cli-default.js', ['--silent'], { VITRINE_BUILD: part });
}

if (all || parts.includes('lib')) {
  bundle('Building the types of the library', 'types', 'dist/lib');
  const entries = sourceEntries().map(({ source }) => relative('.', source));
  await buildModules(entries, ['adapters/search/local/index-worker.ts'], 'dist/lib');
}
if (all || parts.includes('bin')) bundle('Building the command line', 'bin', 'dist/cli');
if (all || parts.includes('ui')) {
  rmSync('dist/ui', { recursive: true, force: true });
  run('Building the storefront for browsers', 'vite/bin/vite.js', ['build', '--logLevel', 'error']);
  run('Building the storefront for the server', 'vite/bin/vite.js', ['build', '--ssr', '--logLevel', 'error']);
  await buildServiceWorker('dist/ui/client');
  compress('dist/ui/client');
}

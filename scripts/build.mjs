/**
 * `node scripts/build.mjs [lib] [bin] [ui]`; default all. Empties `dist/lib` and `dist/ui` first, so that stale files are
 * not published; `dist/cli` is replaced once it is complete.
 */
import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { buildFiles } from './build-files.mjs';
import { buildModules } from './build-modules.mjs';
import { sourceEntries } from './source-entries.mjs';

const parts = process.argv.slice(2);
const all = parts.length === 0;

async function run(command, args) {
  const program = spawn(process.execPath, [join('node_modules', command), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Otherwise a test environment would build React in development mode.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (piece) => (said += String(piece)));
  const status = await new Promise((done) => program.on('close', done));
  if (status !== 0) throw new Error(said);
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

/** Replaces the folder only after a complete build, because a running command still loads chunks from it. */
async function buildCommandLine() {
  const fresh = join('.build', `bin-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  await run('tsup/dist/cli-default.js', ['--silent', '--out-dir', fresh]);
  rmSync('dist/cli', { recursive: true, force: true });
  mkdirSync('dist', { recursive: true });
  renameSync(fresh, 'dist/cli');
}

async function buildStorefront() {
  await run('vite/bin/vite.js', ['build', '--logLevel', 'error']);
  await buildServiceWorker('dist/ui/client');
  compress('dist/ui/client');
}

/** Loads the compiler API only here, so the command line builds without it. */
async function buildDeclarations() {
  const { buildTypes } = await import('./build-types.mjs');
  await buildTypes(entries, 'dist/lib');
}

const entries = sourceEntries().map(({ source }) => relative('.', source));

const STEPS = {
  bin: { steps: [['the command line', buildCommandLine]] },
  lib: {
    folder: 'dist/lib',
    steps: [
      ['the types of the library', buildDeclarations],
      ['the library', () => buildModules(entries, ['adapters/search/local/index-worker.ts'], 'dist/lib')],
    ],
  },
  ui: {
    folder: 'dist/ui',
    steps: [
      ['the storefront for browsers', buildStorefront],
      ['the storefront for the server', () => run('vite/bin/vite.js', ['build', '--ssr', '--logLevel', 'error'])],
    ],
  },
};

const limit = pLimit(availableParallelism());

async function take([label, step]) {
  const started = performance.now();
  try {
    await step();
    process.stderr.write(`Built ${label} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  } catch (error) {
    process.stderr.write(`Building ${label} failed\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

const wanted = Object.entries(STEPS).flatMap(([part, one]) => (all || parts.includes(part) ? [one] : []));
for (const { folder } of wanted) if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
await Promise.all(wanted.flatMap(({ steps }) => steps.map((step) => limit(take, step))));

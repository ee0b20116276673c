/**
 * `npm run simulate -- [--seeds N] [--seed S] [--workers N] [--shrink SECONDS] [--report] [--database postgres://…]`:
 * runs seeded shopper journeys with faults and checks invariants. Exits with 1 on a violation, 2 for wrong usage.
 */
import { build } from 'esbuild';
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { messagesForEsbuild } from './messages/plugins.mjs';

const MAX_FAILURES = 3;
const BAR_WIDTH = 30;
const COLLECTOR = ['--single-threaded-gc', '--max-semi-space-size=64'];

function wrongUsage(message) {
  console.error(
    `${message}\nnpm run simulate -- [--seeds N] [--seed S] [--workers N] [--shrink SECONDS] [--failures N] [--report] [--database postgres://…]`,
  );
  process.exit(2);
}

function readOptions() {
  const number = { type: 'string' };
  const options = {
    seeds: number,
    seed: number,
    workers: number,
    shrink: number,
    failures: number,
    report: { type: 'boolean' },
    database: { type: 'string' },
  };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    wrongUsage(error.message);
  }
  const whole = (name, min, fallback) => {
    const value = values[name] === undefined ? fallback : Number(values[name]);
    if (!Number.isSafeInteger(value) || value < min) wrongUsage(`--${name} must be a whole number of at least ${min}`);
    return value;
  };
  if (values.database?.startsWith('postgres://') === false)
    wrongUsage('--database must be an address that begins with postgres://');
  const seeds = whole('seeds', 1, values.seed === undefined ? 1000 : 1);
  return {
    seeds,
    first: whole('seed', 0, 1),
    workers: Math.min(seeds, whole('workers', 1, availableParallelism())),
    shrinkMs: whole('shrink', 0, 30) * 1000,
    maxFailures: whole('failures', 1, MAX_FAILURES),
    hasReport: values.report === true,
    database: values.database,
  };
}

/** esbuild turns private members of decorated classes into WeakMaps, which cost 10 % of the time. */
const privateMembers = {
  name: 'private-members',
  setup({ onLoad }) {
    const compilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      experimentalDecorators: true,
      useDefineForClassFields: true,
      verbatimModuleSyntax: true,
      inlineSourceMap: true,
      inlineSources: true,
    };
    onLoad({ filter: /[\\/]core[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('@inject')) return undefined;
      return { contents: ts.transpileModule(text, { fileName: path, compilerOptions }).outputText, loader: 'js' };
    });
  },
};

async function bundle() {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync(resolve('node_modules/.cache', 'simulation-'));
  await build({
    entryPoints: ['tests/simulation/programs/worker.ts'],
    outfile: join(folder, 'worker.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // A single bundle loads at once: virtual time does not wait for disk.
    external: ['libsql', 'sharp', 'pg'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [messagesForEsbuild, privateMembers],
    mainFields: ['module', 'main'],
    alias: { rxjs: resolve('node_modules/rxjs/dist/esm/index.js') },
    sourcemap: 'inline',
    logLevel: 'error',
  });
  return folder;
}

function progress(total) {
  let shown = '';
  return {
    show(done, failures) {
      if (!process.stderr.isTTY) return;
      const full = Math.round((done / total) * BAR_WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
      const next = `${bar} ${done}/${total} journeys${failures > 0 ? `, ${failures} failed` : ''}`;
      if (next !== shown) process.stderr.write(`\r${next}`);
      shown = next;
    },
    clear() {
      if (shown !== '') process.stderr.write(`\r${' '.repeat(shown.length)}\r`);
    },
  };
}

const { seeds, first, workers, shrinkMs, maxFailures, hasReport, database } = readOptions();
const folder = await bundle();
const bar = progress(seeds);
const sums = { actions: 0, requests: 0, faults: 0, placed: 0, queued: 0 };
const events = {};
const failures = [];
let [done, cpuSeconds] = [0, 0];

function runWorker(index) {
  const count = Math.ceil((seeds - index) / workers);
  return new Promise((settle) => {
    const child = fork(join(folder, 'worker.mjs'), { execArgv: ['--enable-source-maps', ...COLLECTOR] });
    let isDone = false;
    child.on('message', (report) => {
      if (report.kind === 'journeys') {
        done += report.count;
        for (const name of Object.keys(sums)) sums[name] += report.sums[name];
        for (const [name, count] of Object.entries(report.sums.events)) events[name] = (events[name] ?? 0) + count;
      } else if (report.kind === 'failure') {
        failures.push(report.seed);
        bar.clear();
        console.log(`${report.text}\n`);
      } else {
        cpuSeconds += report.cpuSeconds;
        isDone = true;
      }
      bar.show(done, failures.length);
    });
    child.on('exit', (code) => {
      if (!isDone) {
        failures.push('worker');
        console.log(`A worker ended with ${code} before its work was done.`);
      }
      settle();
    });
    child.send({ from: first + index, step: workers, count, shrinkMs, maxFailures, database });
  });
}

const began = performance.now();
try {
  await Promise.all(Array.from({ length: workers }, (_, index) => runWorker(index)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
bar.clear();
const seconds = (performance.now() - began) / 1000;
console.log(
  `${done} journeys from seed ${first} in ${seconds.toFixed(1)} s, ${(done / cpuSeconds).toFixed(1)} a second of one processor: ` +
    `${sums.actions} actions, ${sums.requests} requests, ${sums.faults} of them faulty or late, ${sums.placed} orders placed, ` +
    `${sums.queued} queued; ${failures.length === 0 ? 'every promise was kept' : `broken by ${failures.length}: ${failures.join(', ')}`}`,
);
if (hasReport) {
  const wide = String(Math.max(...Object.values(events), 0)).length;
  for (const name of Object.keys(events).sort()) console.log(`${String(events[name]).padStart(wide)}  ${name}`);
}
process.exit(failures.length === 0 ? 0 : 1);

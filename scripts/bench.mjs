/**
 * `npm run bench [name …]`: bundles and runs the benchmarks of tests/bench. `--smoke` runs tiny sizes as a check; exits
 * with 1 on failure.
 */
import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messagesForEsbuild } from './messages/plugins.mjs';

const NOT_IN_SMOKE = new Map([
  ['accessibility', 'needs Chromium; the browser tests look at the same states'],
  ['cabinet', 'needs Chromium and a shop of 10,000 orders'],
  ['exports', 'needs a folder of exports (VITRINE_EXPORTS)'],
  ['journey-requests', 'needs Chromium'],
  ['manage-pages', 'needs Chromium'],
  ['pages', 'needs Chromium'],
]);

const isSmoke = process.argv.includes('--smoke');
if (isSmoke) process.env.VITRINE_SMOKE = '1';
const wanted = process.argv.slice(2).filter((argument) => argument !== '--smoke');
const isLeftOut = (name) => isSmoke && wanted.length === 0 && NOT_IN_SMOKE.has(name);
const found = readdirSync('tests/bench')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'bench-row.ts')
  .map((file) => basename(file, '.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
const benches = found.filter((name) => !isLeftOut(name));
for (const name of found.filter(isLeftOut)) console.log(`${name}: left out, it ${NOT_IN_SMOKE.get(name)}`);
if (benches.length === 0) {
  console.error(`No benchmark is called ${wanted.join(', ')}.`);
  process.exit(2);
}

await build({
  entryPoints: [
    ...benches.map((name) => ({ in: `tests/bench/${name}.ts`, out: name })),
    { in: 'adapters/search/local/index-worker.ts', out: 'index-worker' },
  ],
  outdir: '.build/bench',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  splitting: true,
  plugins: [messagesForEsbuild],
  logLevel: 'error',
});

function faultOf(rows) {
  if (!Array.isArray(rows) || rows.length === 0) return 'it measured nothing';
  const wrong = rows.find(
    ({ name, value }) => typeof name !== 'string' || typeof value !== 'string' || /^$|NaN|undefined/.test(value),
  );
  return wrong && `it measured ${JSON.stringify(wrong)}`;
}

const failed = [];
for (const name of benches) {
  console.log(`\n${name}`);
  try {
    const { run } = await import(pathToFileURL(resolve(`.build/bench/${name}.js`)).href);
    const rows = await run();
    const fault = faultOf(rows);
    if (fault !== undefined) throw new Error(fault);
    for (const row of rows) {
      console.log(`  ${row.name.padEnd(64)} ${row.value}${row.limit === undefined ? '' : `   (limit ${row.limit})`}`);
    }
  } catch (error) {
    console.error(error);
    failed.push(name);
  }
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

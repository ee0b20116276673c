/**
 * `npm run bench [name …]`: runs the benchmarks of tests/bench one after another and prints what each measured. Bundles them
 * first, so that what is measured is plain JavaScript as it ships.
 */
import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const wanted = process.argv.slice(2);
const benches = readdirSync('tests/bench')
  .filter((file) => file.endsWith('.ts') && file !== 'bench-row.ts')
  .map((file) => basename(file, '.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (benches.length === 0) {
  console.error(`No benchmark is called ${wanted.join(', ')}.`);
  process.exit(2);
}

await build({
  entryPoints: [
    ...benches.map((name) => ({ in: `tests/bench/${name}.ts`, out: name })),
    // The thread that builds large indexes is looked for beside the code.
    { in: 'adapters/search/local/index-worker.ts', out: 'index-worker' },
  ],
  outdir: '.build/bench',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  splitting: true,
  logLevel: 'error',
});

for (const name of benches) {
  console.log(`\n${name}`);
  const { run } = await import(pathToFileURL(resolve(`.build/bench/${name}.js`)).href);
  for (const row of await run()) {
    console.log(`  ${row.name.padEnd(64)} ${row.value}${row.limit === undefined ? '' : `   (limit ${row.limit})`}`);
  }
}
process.exit(0);

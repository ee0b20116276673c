/**
 * `npm test`: every test of every kind. Builds what the command-line and browser tests run against, finds Chromium, runs
 * vitest, and ends with one line: 'N passed, N failed'. Arguments go to vitest: `npm test -- --project cli`. What is there
 * already is not made again: `VITRINE_TARBALL` is the packed package, `STORYBOOK_BUILD` the folder of the built stories.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { pack } from './pack.mjs';

const args = process.argv.slice(2);
const chromium = ensureChromium();
if (chromium === undefined) process.exit(1);

function must(command, parameters) {
  const { status } = spawnSync(process.execPath, [command, ...parameters], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
/** Settles when Storybook is built; with false when it could not be. */
function buildStories() {
  process.stderr.write('Building Storybook …\n');
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  const options = ['--config-dir', 'storybook', '--output-dir', '.build/storybook', '--quiet', '--disable-telemetry'];
  const child = spawn(process.execPath, [storybook, 'build', ...options], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
const needsStories = args.length === 0 || args.includes('browser');
// Beside the package, which takes no more than one processor.
const stories = needsStories && process.env.STORYBOOK_BUILD === undefined ? buildStories() : Promise.resolve(true);
const folder = mkdtempSync(join(tmpdir(), 'vitrine-tests-'));
// Packing builds everything: the browser and command-line tests run against the very build that would be published.
const packs = args.length === 0 || args.includes('install');
const tarball = packs ? pack(folder) : undefined;
if (packs && tarball === undefined) process.exit(1);
if (!packs) must('scripts/build.mjs', ['bin', 'ui']);
if (!(await stories)) process.exit(1);

const report = join(folder, 'report.json');
const run = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, ...(tarball !== undefined && { VITRINE_TARBALL: tarball }) },
  },
);

let passed = 0;
let failed;
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed = result.numPassedTests;
  // A file that does not even load has no tests to count, and is a failure all the same.
  failed =
    result.numFailedTests +
    result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
} catch (error) {
  process.stderr.write(`No test report: ${String(error)}\n`);
  failed = 1;
}
rmSync(folder, { recursive: true, force: true });
if (run.status !== 0 && failed === 0) failed = 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

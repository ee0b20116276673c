/**
 * `node scripts/test.mjs short|all|long|rest [arguments of vitest]`: runs a test tier. Builds in parallel with tests
 * that need none. `VITRINE_TARBALL` and `STORYBOOK_BUILD` name existing builds to reuse.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { pack } from './pack.mjs';
import { keepTimes, readReport, slowestFiles } from './test-report.mjs';
import { projectsOf } from './test-tiers.mjs';

const [tier, ...args] = process.argv.slice(2);
if (!['short', 'all', 'long', 'rest'].includes(tier)) {
  process.stderr.write('node scripts/test.mjs short|all|long|rest [arguments of vitest]\n');
  process.exit(2);
}
const chromium = ensureChromium();
if (chromium === undefined) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'vitrine-tests-'));
const faults = join(folder, 'faults');
const env = { ...process.env, CHROMIUM_PATH: chromium, VITRINE_FAULTS: faults };
const whole = args.length === 0;
// Explicit arguments override the tier.
if (whole) env.VITRINE_TESTS = tier;
else if (tier === 'long') env.VITRINE_TESTS = 'long';

async function step(label, file, parameters, output = 'inherit') {
  const started = performance.now();
  const child = spawn(process.execPath, [file, ...parameters], { stdio: ['ignore', output, 'inherit'], env });
  const isDone = await new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
  process.stderr.write(`== ${label} took ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  return isDone;
}

async function build() {
  const needsPackage = whole ? projectsOf(tier, true).includes('install') : args.includes('install');
  if (needsPackage) {
    const tarball = pack(folder);
    if (tarball === undefined) return false;
    env.VITRINE_TARBALL = tarball;
  } else if (!(await step('build', 'scripts/build-stale.mjs', []))) return false;
  const needsStories = (whole && tier !== 'short') || args.includes('browser');
  if (!needsStories || env.STORYBOOK_BUILD !== undefined) return true;
  const options = ['--config-dir', 'storybook', '--output-dir', '.build/storybook', '--quiet', '--disable-telemetry'];
  return step('stories', 'node_modules/storybook/dist/bin/dispatcher.js', ['build', ...options]);
}

const reports = [];
function vitest(label, parameters) {
  const report = join(folder, `report-${String(reports.length)}.json`);
  reports.push(report);
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./scripts/test-faults.mjs'];
  const options = ['run', ...reporters, `--outputFile.json=${report}`];
  return step(label, 'node_modules/vitest/vitest.mjs', [...options, ...parameters]);
}
function projects(isBuilt) {
  return projectsOf(tier, isBuilt).flatMap((name) => ['--project', name]);
}

let isGood = true;
if (whole) {
  const building = build();
  const unbuilt = projects(false);
  if (unbuilt.length > 0) isGood = await vitest('tests of the sources', unbuilt);
  if (!(await building)) isGood = false;
  else if (!(await vitest('tests of the build', projects(true)))) isGood = false;
} else isGood = (await build()) && (await vitest('tests', args));

const { passed, failed, files } = readReport(reports);
// Printed last, as the end of a long output is what gets read.
const faultLines = existsSync(faults) ? readFileSync(faults, 'utf8') : '';
rmSync(folder, { recursive: true, force: true });
keepTimes(files);
process.stdout.write(slowestFiles(files));
process.stdout.write(faultLines);
const failures = isGood ? failed : Math.max(failed, 1);
process.stdout.write(`${String(passed)} passed, ${String(failures)} failed\n`);
process.exitCode = failures > 0 || passed === 0 ? 1 : 0;

/**
 * `npm run check [-- --since REV]`: lints, type-checks and tests changes since the last commit (or REV), limited to the
 * nearest tests.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { nearestTests } from './nearest-tests.mjs';
import { TEST_TIMES } from './test-report.mjs';

const TEST_SECONDS = 12;
const UNKNOWN_SECONDS = 1;
const SOURCES = ['core', 'adapters', 'ui', 'cli', 'testing', 'storybook', 'scripts', 'tests'];
const SLOW = /^tests\/(cli|browser|simulation|package|bench)\//;

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) {
    process.stderr.write(stderr);
    process.exit(2);
  }
  return stdout.split('\n').filter((line) => line !== '');
}

const since = process.argv.indexOf('--since');
const base = since === -1 ? 'HEAD' : (process.argv[since + 1] ?? 'HEAD');
const untracked = git('ls-files', '--others', '--exclude-standard');
const changed = [...new Set([...git('diff', '--name-only', base), ...untracked])];
if (changed.length === 0) {
  process.stdout.write(`Nothing has changed since ${base}.\n`);
  process.exit(0);
}

function chooseTests() {
  const files = [...git('ls-files', ...SOURCES), ...untracked].filter(existsSync);
  const tests = nearestTests(changed, files).filter((test) => changed.includes(test) || !SLOW.test(test));
  const times = existsSync(TEST_TIMES) ? JSON.parse(readFileSync(TEST_TIMES, 'utf8')) : {};
  let seconds = 0;
  const chosen = tests.filter((test) => {
    seconds += times[test] ?? UNKNOWN_SECONDS;
    return seconds <= TEST_SECONDS || changed.includes(test);
  });
  return { chosen, left: tests.length - chosen.length };
}

async function step(name, args) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const isGood = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${isGood ? '' : output}${name}: ${isGood ? 'good' : 'FAILED'} (${seconds} s)\n`);
  return isGood;
}

const { chosen, left } = chooseTests();
const present = changed.filter(existsSync);
const code = present.filter((file) => /\.(m?js|m?ts|tsx)$/.test(file));
const compiler = ['node_modules/typescript7/bin/tsc', '--incremental', '-p'];
const steps = [
  step('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present]),
  step('types of core', [...compiler, 'core', '--tsBuildInfoFile', '.cache/tsc/core']),
  step('types', [...compiler, '.', '--tsBuildInfoFile', '.cache/tsc/all']),
];
if (code.length > 0) steps.push(step('lint', ['node_modules/oxlint/bin/oxlint', ...code]));
if (chosen.length > 0) {
  steps.push(step(`${String(chosen.length)} test files`, ['node_modules/vitest/vitest.mjs', 'run', ...chosen]));
}
const results = await Promise.all(steps);
if (left > 0) process.stdout.write(`${String(left)} test files that it can reach are left to npm test.\n`);
process.exitCode = results.every(Boolean) ? 0 : 1;

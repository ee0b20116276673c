/**
 * `node scripts/ci-report.mjs STEPS TESTS`: exits with 1 if a step or test failed, or used over twice its CPU budget.
 *
 * Budgets are the seconds of one machine. On a slower one every step takes longer, so a step is measured against the median of all steps: only one that grew
 * by itself is over its budget.
 */
import { readFileSync } from 'node:fs';

const [stepsFile, testsFile] = process.argv.slice(2);
const budget = JSON.parse(readFileSync(new URL('ci-budget.json', import.meta.url), 'utf8'));

const steps = readFileSync(stepsFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [name, status, times] = line.split('|');
    const [wall, user, system] = times.split(' ').map(Number);
    return { name, hasFailed: status !== '0', wall, cpu: user + system };
  });

const shares = steps
  .flatMap(({ name, cpu }) => (budget[name] === undefined ? [] : [cpu / budget[name]]))
  .sort((one, other) => one - other);
const slowness = Math.max(1, shares[Math.floor(shares.length / 2)] ?? 1);

const faults = steps.flatMap(({ name, hasFailed, cpu }) => {
  const limit = budget[name];
  if (hasFailed) return [`${name} failed`];
  if (limit === undefined) return [`${name} has no budget in scripts/ci-budget.json`];
  const taken = `${cpu.toFixed(0)} processor seconds`;
  const allowed = 2 * limit * slowness;
  return cpu > allowed
    ? [
        `${name} took ${taken}, more than twice its budget of ${String(limit)} (${allowed.toFixed(0)} at this machine's speed)`,
      ]
    : [];
});
const missing = Object.keys(budget).filter((name) => !steps.some((step) => step.name === name));
for (const name of missing) faults.push(`${name} did not run`);

console.log(`\n${'step'.padEnd(32)}    wall     cpu  budget`);
for (const { name, wall, cpu } of steps) {
  const columns = [wall, cpu, budget[name] ?? 0].map((seconds) => seconds.toFixed(0).padStart(8));
  console.log(name.padEnd(32) + columns.join(''));
}
console.log(`This machine takes ${slowness.toFixed(2)} times the budgets.`);
for (const fault of faults) console.log(`== ${fault}`);

const tests = readFileSync(testsFile, 'utf8');
// Repeated here: the steps between may have printed thousands of lines.
const blocks = tests.match(/^(?:Failed|Unhandled|Passed on a second try): .*\n(?: {4}.*\n)*/gm) ?? [];
for (const block of blocks) console.log(block.trimEnd());

const sums = [...tests.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
const sum = (column) => sums.reduce((total, groups) => total + Number(groups[column]), 0);
const [passed, failedTests] = [sum(1), sum(2)];
const counted = failedTests > 0 ? faults.filter((fault) => !/test.* failed$/.test(fault)) : faults;
const failed = failedTests + counted.length;
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

export const TEST_TIMES = '.cache/test-times.json';

/**
 * Reads vitest's JSON reports.
 *
 * @param {readonly string[]} reports paths; a missing or broken one counts as a failure
 * @returns {{ passed: number, failed: number, files: { name: string, seconds: number }[] }} A file that fails to load
 * counts as failed.
 */
export function readReport(reports) {
  const sum = { passed: 0, failed: 0, files: [] };
  for (const report of reports) {
    try {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
      const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
      sum.passed += numPassedTests;
      sum.failed += numFailedTests + unloaded.length;
      for (const { name, startTime, endTime } of testResults) {
        sum.files.push({ name: relative('.', name), seconds: (endTime - startTime) / 1000 });
      }
    } catch (error) {
      process.stderr.write(`No test report: ${String(error)}\n`);
      sum.failed += 1;
    }
  }
  return sum;
}

export function slowestFiles(files) {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
  return lines.length === 0 ? '' : `Slowest files:\n${lines.join('\n')}\n`;
}

export function keepTimes(files) {
  const times = existsSync(TEST_TIMES) ? JSON.parse(readFileSync(TEST_TIMES, 'utf8')) : {};
  for (const { name, seconds } of files) times[name] = Math.round(seconds * 10) / 10;
  mkdirSync(dirname(TEST_TIMES), { recursive: true });
  writeFileSync(TEST_TIMES, JSON.stringify(times));
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

const SCRIPTS = join(import.meta.dirname, '../../scripts');
const budget = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync(join(SCRIPTS, 'ci-budget.json'), 'utf8')));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-report-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the report over all steps at their budgets times `slowness`, with `changed` steps at other multiples. */
function report(slowness: number, changed: Readonly<Record<string, number>> = {}, tests = '7 passed, 0 failed\n') {
  const steps = Object.entries(budget).map(
    ([name, seconds]) => `${name}|0|1 ${String(seconds * (changed[name] ?? slowness))} 0`,
  );
  writeFileSync(join(folder, 'steps'), `${steps.join('\n')}\n`);
  writeFileSync(join(folder, 'tests'), tests);
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(SCRIPTS, 'ci-report.mjs'), join(folder, 'steps'), join(folder, 'tests')],
    { encoding: 'utf8' },
  );
  return { status, said: stdout };
}

describe('the CI report', () => {
  it('passes steps within twice their budgets, and sums up the tests of both tiers', () => {
    const { status, said } = report(1, { lint: 1.9 }, '7 passed, 0 failed\n5 passed, 0 failed\n');

    expect(status).toBe(0);
    expect(said).toMatch(/\n12 passed, 0 failed\n$/);
  });

  it('repeats failed tests before the sums', () => {
    const tests = [
      'Failed: tests/core/one.test.ts > adds',
      '    expected 1 to be 2',
      '        at one.test.ts:7',
      '1 passed, 1 failed',
      'Passed on a second try: tests/browser/two.test.ts > opens',
      '    Timeout',
      '7 passed, 0 failed',
    ];
    const { status, said } = report(1, {}, `${tests.join('\n')}\n`);

    expect(status).toBe(1);
    const repeated = [...tests.slice(0, 3), ...tests.slice(4, 6), '8 passed, 1 failed'];
    expect(said.trimEnd().split('\n').slice(-repeated.length)).toEqual(repeated);
  });

  it('fails a step that took more than twice its budget, and names it', () => {
    const { status, said } = report(1, { lint: 2.1 });

    expect(status).toBe(1);
    expect(said).toContain('== lint took 137 processor seconds, more than twice its budget of 65');
    expect(said).toMatch(/\n7 passed, 1 failed\n$/);
  });

  it('allows more time for every step on a slow machine', () => {
    const { status, said } = report(2.4);

    expect(said).toContain('This machine takes 2.40 times the budgets.');
    expect(status).toBe(0);
  });

  it('still detects a single step that grew there', () => {
    const { status, said } = report(1.6, { lint: 3.5 });

    expect(status).toBe(1);
    expect(said).toContain('== lint took');
  });

  it('allows no less on a fast machine', () => {
    expect(report(0.5, { lint: 1.9 }).status).toBe(0);
  });

  it('fails if a test failed', () => {
    const { status, said } = report(1, {}, '7 passed, 1 failed\n');

    expect(status).toBe(1);
    expect(said).toMatch(/\n7 passed, 1 failed\n$/);
  });
});

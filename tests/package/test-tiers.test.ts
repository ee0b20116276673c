import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A file appears once per project that includes it. */
function filesIn(tier: string): readonly string[] {
  // With the module cache on, this could clear the cache of the enclosing run.
  const list = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--experimental.fsModuleCache=false'];
  const { stdout } = spawnSync(process.execPath, list, {
    env: { ...process.env, VITRINE_TESTS: tier },
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^\[\w+\] (tests\/\S+)$/gm)].map(([, file]) => file ?? '').sort();
}

const onDisk = readdirSync('tests', { recursive: true })
  .map((name) => join('tests', String(name)))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .sort();

describe('the test tiers', () => {
  it('have every test file once in the longest', () => {
    expect(filesIn('long')).toEqual(onDisk);
  });

  it('include every file of test:all in one of the two parts that CI runs', () => {
    const [short, rest] = [filesIn('short'), filesIn('rest')];
    expect([...short, ...rest].sort()).toEqual(filesIn('all'));
    expect(short.length).toBeGreaterThan(rest.length);
  });

  it('leave to test:long only the files named there', () => {
    const all = filesIn('all');
    const longOnly = onDisk.filter((file) => !all.includes(file));
    expect(longOnly.every((file) => /faults|killed|crash|examples|long/.test(file))).toBe(true);
    expect(longOnly.length).toBeLessThan(20);
  });
});

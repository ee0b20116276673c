import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const MAX_FILES = 40;
const MAX_SAME_NAME = 7;

/** Folders above the limit, each with the reason. */
const LARGER: Readonly<Record<string, string>> = {
  'core/cart': 'one state with its planners; subfolders would need each other',
};

const sources = execFileSync('git', ['ls-files', 'core', 'adapters', 'ui', 'cli', 'testing'], { encoding: 'utf8' })
  .trim()
  .split('\n');

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const above = (counts: ReadonlyMap<string, number>, max: number) =>
  [...counts].filter(([, count]) => count > max).map(([name]) => name);

describe('source files', () => {
  it(`are at most ${MAX_FILES} in a folder`, () => {
    expect(above(countBy(sources.map((file) => dirname(file))), MAX_FILES)).toEqual(Object.keys(LARGER));
  });

  it(`share a name with at most ${MAX_SAME_NAME - 1} others, so that a search finds the right one`, () => {
    const named = sources.filter((file) => /\.tsx?$/.test(file)).map((file) => basename(file));
    expect(above(countBy(named), MAX_SAME_NAME)).toEqual(['index.ts']);
  });
});

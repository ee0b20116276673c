import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, PAGE_BREAKPOINTS } from '../../../ui/design/breakpoints';

const FOLDER = join(import.meta.dirname, '../../../ui');

function widths(): readonly (readonly [file: string, width: string])[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/\((?:min|max)-width: *([\d.]+(?:px|r?em))\)/g)].map(
      ([, width = '']) => [file, width] as const,
    ),
  );
}

describe('breakpoints', () => {
  it('are defined in one place, and no style has another', () => {
    const known = [...BREAKPOINTS, ...PAGE_BREAKPOINTS];
    expect(widths().filter(([, width]) => !known.includes(width))).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(widths().map(([, width]) => width));
    expect([...BREAKPOINTS, ...PAGE_BREAKPOINTS].filter((width) => !used.has(width))).toEqual([]);
  });
});

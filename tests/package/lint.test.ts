import { beforeAll, describe, expect, it } from 'vitest';
import { lintPlanted, type Linted } from './lint-planted';

const FLOATING = 'export function go(): void { Promise.resolve(1); }\n';
const LOOSE = 'export const same = (a: number, b: number): boolean => a == b;\n';
const LATE_HOOK = `import { useState } from 'react';
export function Late({ isOn }: { readonly isOn: boolean }) {
  if (isOn) useState(1);
  return null;
}
`;
const LONG = `export function long(): void {\n${'  void 0;\n'.repeat(61)}}\n`;
const AMBIENT = `export const now = Date.now();
export const today = new Date();
export const chance = Math.random();
`;
const UNDECLARED = 'export const x = undeclared;\n';

const PLANTED: readonly (readonly [path: string, text: string, rules: readonly string[]])[] = [
  ...['core', 'adapters', 'cli', 'ui', 'storybook', 'testing', 'tests'].flatMap((room) => [
    [`${room}/floating.ts`, FLOATING, ['typescript(no-floating-promises)']] as const,
    [`${room}/loose.ts`, LOOSE, ['eslint(eqeqeq)']] as const,
    [`${room}/all.ts`, "export * from './loose';\n", ['vitrine(restricted-syntax)']] as const,
  ]),
  ['core/ambient.ts', AMBIENT, Array.from({ length: 3 }, () => 'vitrine(restricted-syntax)')],
  ['adapters/ambient.ts', AMBIENT, []],
  ['ui/Late.tsx', LATE_HOOK, ['react-hooks(rules-of-hooks)']],
  ['tests/Late.tsx', LATE_HOOK, []],
  ['ui/long.ts', LONG, ['eslint(max-lines-per-function)']],
  ['tests/long.ts', LONG, []],
  ['tests/mock.ts', "import { vi } from 'vitest';\nvi.mock('node:fs');\n", ['eslint(no-restricted-properties)']],
  [
    'tests/empty.ts',
    "import { expect } from 'vitest';\nexpect({ a: {} }).toMatchObject({ a: {} });\n",
    ['vitrine(restricted-syntax)'],
  ],
  ['adapters/said.ts', "console.log('x');\n", ['eslint(no-console)']],
  ['cli/said.ts', "console.log('x');\n", []],
  ['scripts/undeclared.mjs', UNDECLARED, ['eslint(no-undef)']],
  [
    'core/unused.ts',
    'export {};\n// eslint-disable-next-line eqeqeq\n',
    ['Unused eslint-disable directive (no problems were reported).'],
  ],
];

describe('npm run lint', () => {
  let linted: Linted;
  beforeAll(() => {
    linted = lintPlanted(new Map(PLANTED.map(([path, text]) => [path, text])), { types: true });
  }, 60_000);

  it.each(PLANTED)('reports in %s the violations of a rule there', (path, _, rules) => {
    expect(linted.rulesOf(path)).toEqual(rules);
  });

  it('fails', () => {
    expect(linted.status).toBe(1);
  });
});

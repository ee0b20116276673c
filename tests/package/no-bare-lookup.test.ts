import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareLookups, isLookedAt } from '../../scripts/lint/no-bare-lookup.mjs';
import { plantedProgram } from './planted-program';

const PROGRAM = join(import.meta.dirname, '../../scripts/lint/no-bare-lookup.mjs');
const GIVEN = `declare const prices: Readonly<Record<string, number>>;
declare const product: { readonly [code: string]: unknown; readonly sku: string };
declare const maybe: Record<string, number> | undefined;
declare const closed: Readonly<Record<'a' | 'b', number>>;
declare const list: readonly number[];
declare const counts: Record<string, number>;
declare const word: string;
declare const letter: 'a' | 'b';
declare const at: number;
`;

const BREACHES = [
  'export const x = prices[word];',
  'export const x = maybe?.[word];',
  'export const x = product[word];',
  'export const x = prices[`${word}.net`];',
  'export const x = prices[word.toLowerCase()];',
  'export const x = ({ a: 1 } as Record<string, number>)[String(at)];',
  'export function f<K extends string>(key: K) { return prices[key]; }',
  'counts[word] += 1; export {};',
  'counts[word] ??= 1; export {};',
  'export const x = word in prices;',
  'export const x = closed[word as keyof typeof closed] ?? prices[word];',
];

const FINE = [
  'export const x = closed[letter];',
  'export const x = prices.net;',
  "export const x = prices['net'];",
  'export const x = list[at];',
  'counts[word] = 1; export {};',
  'delete counts[word]; export {};',
  "export const x = 'sku' in product;",
  'export const x = letter in closed;',
  'export const x = Object.hasOwn(prices, word);',
  'export const x = new Map(Object.entries(prices)).get(word);',
];

describe('a lookup by any text on a plain object', () => {
  const codes = [...BREACHES, ...FINE];
  let program: ts.Program;
  const breaches = (code: string): number => {
    const file = program.getSourceFile(`${String(codes.indexOf(code))}.ts`);
    expect(file && program.getSemanticDiagnostics(file)).toEqual([]);
    return file === undefined ? 0 : bareLookups(program, file).length;
  };
  beforeAll(() => {
    program = plantedProgram(codes.map((code) => GIVEN + code));
  });

  it.each(BREACHES)('is reported: %s', (code) => {
    expect(breaches(code)).toBe(1);
  });

  it.each(FINE)('is not reported in: %s', (code) => {
    expect(breaches(code)).toBe(0);
  });

  it.each([
    'core/kernel/async/wait.ts',
    'adapters/platform/foundation/kernel/in-turn.ts',
    'ui/app/App.tsx',
    'cli/output/plain-text.ts',
    'storybook/main.ts',
  ])('is checked in %s', (path) => {
    expect(isLookedAt(path)).toBe(true);
  });

  it.each(['core/kernel/look-up.ts', 'tests/core/kernel/wait.test.ts', 'scripts/build.mjs'])(
    'is not checked in %s',
    (path) => {
      expect(isLookedAt(path)).toBe(false);
    },
  );
});

describe('npm run lint:lookups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lookups-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fails with the file and line of a violation', () => {
    write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['core'] }));
    write('core/look.ts', `${GIVEN}export const x = prices[word];\n`);
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toContain(`core/look.ts:${String(GIVEN.split('\n').length)} Any text may be the key here`);
    expect(status).toBe(1);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { lintPlanted, type Linted } from './lint-planted';

const RULE = 'vitrine(plain-words)';

const REFUSED = [
  '/** What is left of it. */\nexport const left = 1;',
  '// Whether it is paid.\nexport const paid = true;',
  '/**\n * Of one line.\n */\nexport const line = 1;',
  '/** Lines, fifty at the most. */\nexport const lines = 1;',
  'export const MOST_LINES = 50;',
  'export interface OrderDesk {}',
  'export function sayPrice(): void {}',
  'export interface Bounds { readonly least: number }',
];
const ALLOWED = [
  '/** Remaining balance. */\nexport const left = 1;',
  '// Offline orders wait here.\nexport const paid = true;',
  'export const MAX_LINES = 50;',
  'export const atLeast = 1;',
  'export const desktop = 1;',
  'export const essay = 1;',
];
const pathOf = (kind: string, index: number) => `core/${kind}/file-${String(index)}.ts`;

describe('the plain word rule', () => {
  let linted: Linted;
  beforeAll(() => {
    const files = (kind: string, codes: readonly string[]) =>
      codes.map((code, index) => [pathOf(kind, index), `${code}\n`] as const);
    linted = lintPlanted(new Map([...files('refused', REFUSED), ...files('allowed', ALLOWED)]), { types: false });
  });

  it.each(REFUSED.map((code, index) => [code, index] as const))('refuses %j', (_code, index) => {
    expect(linted.rulesOf(pathOf('refused', index))).toContain(RULE);
  });

  it.each(ALLOWED.map((code, index) => [code, index] as const))('accepts %j', (_code, index) => {
    expect(linted.rulesOf(pathOf('allowed', index))).not.toContain(RULE);
  });
});

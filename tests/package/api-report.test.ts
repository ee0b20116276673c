import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiReports, changedLines } from '../../scripts/api-report.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const FILES = {
  'index.d.ts': `export { open, Shop, type Options } from './shop.js';`,
  'shop.d.ts': `import type { Inner } from './inner.js';
    /** Opens it. */
    export declare function open(options: Options): Shop;
    export interface Options { readonly inner: Inner; }
    export declare class Shop { private secret; #hidden; readonly name: string; }`,
  'inner.d.ts': `export interface Inner { readonly most: number; } export interface Unused { readonly a: 1; }`,
  'other.d.ts': `export { open } from './shop.js'; export declare const LIMIT = 5;`,
};

function reportsOf(changed: Partial<typeof FILES> = {}): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-'));
  folders.push(folder);
  mkdirSync(join(folder, 'dist'));
  for (const [name, text] of Object.entries({ ...FILES, ...changed })) writeFileSync(join(folder, 'dist', name), text);
  const exports = {
    '.': { types: './dist/index.d.ts' },
    './other': { types: './dist/other.d.ts' },
    './a.css': './a.css',
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shop', exports }));
  return apiReports(folder);
}

describe('the report of the public types', () => {
  it('lists each entry with its declarations sorted by name, without comments and private members', () => {
    const reports = reportsOf();
    expect([...reports.keys()]).toEqual(['shop.api.md', 'other.api.md', 'unexported.api.md']);
    expect(reports.get('shop.api.md')).toBe(
      [
        '# shop\n',
        '```ts',
        'interface Options {\n readonly inner: Inner;\n}',
        'class Shop {\n readonly name: string;\n}',
        'function open(options: Options): Shop;',
        '```\n',
      ].join('\n'),
    );
  });

  it('references the entry that already has a declaration', () => {
    expect(reportsOf().get('other.api.md')).toContain('const LIMIT = 5;\n// open: as in shop');
  });

  it('has the declarations that public ones mention and nothing else', () => {
    const unexported = reportsOf().get('unexported.api.md');
    expect(unexported).toContain('## dist/inner');
    expect(unexported).toContain('readonly most: number;');
    expect(unexported).not.toContain('Unused');
  });

  it('has the length and digest of a very long declaration', () => {
    const long = (type: string) =>
      `export interface Inner { ${'readonly most: number; '.repeat(2000)} readonly least: ${type}; }`;
    const [one, other] = [reportsOf({ 'inner.d.ts': long('1') }), reportsOf({ 'inner.d.ts': long('2') })];
    expect(one.get('unexported.api.md')).toMatch(/^interface Inner; \/\/ \d+ characters, SHA-256 [0-9a-f]{16}$/m);
    expect(other.get('unexported.api.md')).not.toBe(one.get('unexported.api.md'));
  });

  it.each([
    ['a member of an unexported type', 'inner.d.ts', `export interface Inner { readonly most: string; }`],
    ['the value of a constant', 'other.d.ts', `export { open } from './shop.js'; export declare const LIMIT = 6;`],
    ['a missing name', 'index.d.ts', `export { open, Shop } from './shop.js';`],
  ] as const)('differs by %s', (_, file, text) => {
    const [before, now] = [reportsOf(), reportsOf({ [file]: text })];
    const changes = [...before].flatMap(([name, report]) => changedLines(report, now.get(name) ?? ''));
    expect(changes.length).toBeGreaterThan(0);
  });

  it('is checked in CI with the package', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect(scripts['api']).toBe('node scripts/api.mjs');
    expect(readFileSync('.ci/run', 'utf8')).toContain("step 'package' npm run --silent check:package");
    expect(readFileSync('scripts/check-package.mjs', 'utf8')).toContain("['scripts/api.mjs']");
  });
});

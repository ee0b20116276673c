import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BIN, ensureBin } from './built-bin';

const versions = z.record(z.string(), z.string());
const manifest = z.object({ name: z.string(), dependencies: versions, devDependencies: versions });
const made = z.object({ name: z.string(), folder: z.string(), files: z.array(z.string()) });

let folder: string;
beforeAll(ensureBin, 240_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-init-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

function init(...words: readonly string[]) {
  return spawnSync(process.execPath, [BIN, 'init', ...words], { cwd: folder, encoding: 'utf8' });
}

describe('vitrine init', () => {
  it('creates a shop under its name, with a gitignore file, and prints the next steps', () => {
    const { status, stdout } = init('corner-shop');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/corner-shop has \d+ files[\s\S]*cd corner-shop/)]);
    const shop = join(folder, 'corner-shop');
    expect(readFileSync(join(shop, '.gitignore'), 'utf8')).toContain('.vitrine/');
    const files = readdirSync(shop, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
    expect(texts.filter((text) => text.includes('my-shop'))).toEqual([]);
    expect(texts.some((text) => text.includes('<title>corner-shop</title>'))).toBe(true);
  });

  it('requires the versions that this package works with, and itself', () => {
    init('corner-shop');
    const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
    const shop = manifest.parse(read(join(folder, 'corner-shop', 'package.json')));
    const own = z
      .object({ version: z.string(), peerDependencies: versions, devDependencies: versions })
      .parse(read('package.json'));
    expect(shop.name).toBe('corner-shop');
    const { vitrine, ...others } = { ...shop.dependencies, ...shop.devDependencies };
    expect(vitrine).toBe(`^${own.version}`);
    expect(Object.keys(others).length).toBeGreaterThan(5);
    for (const [name, version] of Object.entries(others)) {
      expect([name, version]).toEqual([name, new Map(Object.entries(own.devDependencies)).get(name)]);
    }
  });

  it('supports another currency: its shop stores prices in it, and its first store is of that country', () => {
    expect(init('sklep', '--currency', 'pln').status).toBe(0);
    const read = (path: string) => readFileSync(join(folder, 'sklep', path), 'utf8');
    expect(read('vitrine.config.ts')).toContain("baseCurrency: 'PLN',\n  stores: [store.code],");
    expect(read('src/store.ts')).toContain('locale: "pl-PL",\n  currency: "PLN",\n  country: "PL",');
    expect(read('src/shop.ts')).toContain('available: [store.code], own: [store]');
    expect(read('package.json')).toContain('products.csv --currency PLN');
    const refused = init('laden', '--currency', 'EUR');
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('--country must name the country')]);
    expect(existsSync(join(folder, 'laden'))).toBe(false);
    expect(init('laden', '--currency', 'EUR', '--country', 'at').status).toBe(0);
    const store = readFileSync(join(folder, 'laden', 'src/store.ts'), 'utf8');
    expect(store).toContain('code: "at",\n  name: "Austria",\n  language: "de",\n  locale: "de-AT"');
  });

  it('lists created files with --json', () => {
    const { name, files } = made.parse(JSON.parse(init('corner-shop', '--json').stdout));
    expect([name, files]).toEqual(['corner-shop', expect.arrayContaining(['package.json', '.gitignore'])]);
    for (const file of files) expect(existsSync(join(folder, 'corner-shop', file))).toBe(true);
  });

  it('accepts an empty folder, and changes nothing in one with files', () => {
    mkdirSync(join(folder, 'empty'));
    expect(init('empty').status).toBe(0);
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full', 'notes.txt'), 'mine');
    const refused = init('full');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('full is not empty')]);
    expect(readdirSync(join(folder, 'full'))).toEqual(['notes.txt']);
    writeFileSync(join(folder, 'a-file'), '');
    expect(init('a-file').stderr).toContain('a-file is not empty');
  });

  it.each(['My-Shop', '.hidden', '_x', 'a b', '../elsewhere', '@me/shop', 'node_modules', 'fs', 'x'.repeat(215)])(
    'refuses a name that is invalid for npm, or is not a folder here: %s',
    (name) => {
      const { status, stderr } = init(name);
      expect([status, stderr]).toEqual([2, expect.stringContaining('must be a valid npm package name')]);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

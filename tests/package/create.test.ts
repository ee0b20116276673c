import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeCreatePackage } from '../../scripts/create-package.mjs';
import { BIN, ensureBin } from '../cli/built-bin';

const MANIFEST = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });

let folder: string;
let bin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-create-'));
  await Promise.all([ensureBin(), makeCreatePackage(join(folder, 'package'))]);
  const packed = npm('package', 'pack', '--json', '--pack-destination', '..');
  const [{ filename }] = z.tuple([z.object({ filename: z.string() })]).parse(JSON.parse(packed));
  npm('.', 'install', '--offline', '--prefix', 'user', '--no-audit', '--no-fund', filename);
  bin = join(folder, 'user/node_modules/.bin/create-vitrine');
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function npm(within: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: join(folder, within), encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  return stdout;
}

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

function call(within: string, [command = '', ...words]: readonly string[]): Promise<Outcome> {
  const cwd = mkdtempSync(join(folder, `${within}-`));
  return new Promise((resolve) => {
    execFile(command, words, { cwd, encoding: 'utf8' }, (error, stdout, stderr) => {
      resolve({ status: Number(error?.code ?? 0), out: stdout.replaceAll(cwd, ''), err: stderr });
    });
  });
}
const created = (...words: readonly string[]) => call('created', [bin, ...words]);
const initiated = (...words: readonly string[]) => call('initiated', [process.execPath, BIN, 'init', ...words]);

function textsIn(below: string): ReadonlyMap<string, string> {
  const files = readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [relative(below, file), readFileSync(file, 'utf8')]));
}

describe('npm create vitrine', () => {
  it('creates the same shop as vitrine init, file by file', () => {
    const [mine, theirs] = ['created', 'initiated'].map((name) => mkdtempSync(join(folder, `${name}-`)));
    spawnSync(bin, ['corner-shop'], { cwd: mine });
    spawnSync(process.execPath, [BIN, 'init', 'corner-shop'], { cwd: theirs });
    const shop = textsIn(mine ?? '');
    expect(shop).toEqual(textsIn(theirs ?? ''));
    expect([...shop.keys()]).toEqual(expect.arrayContaining(['corner-shop/package.json', 'corner-shop/.gitignore']));
  });

  it.each([
    ['a name', ['corner-shop']],
    ['a name, for programs', ['corner-shop', '--json']],
    ['no name', []],
    ['a name that npm refuses', ['Corner Shop']],
    ['the same for programs', ['Corner Shop', '--json']],
    ['an unknown option', ['corner-shop', '--colour']],
    ['a target that is not a folder here', ['../elsewhere']],
  ])('reports the same about %s as vitrine init', async (_, words) => {
    const [said, wanted] = await Promise.all([created(...words), initiated(...words)]);
    expect(said).toEqual(wanted);
    expect(said.out + said.err).not.toBe('');
  });

  it('prints its usage, and has the version of vitrine', async () => {
    const [help, said] = await Promise.all([created('--help'), created('--version')]);
    expect(help.out).toContain('Usage: create-vitrine [options] <name>');
    const { version } = MANIFEST.parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect(said).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });

  it('installs only itself, in less than 300 KB', () => {
    const modules = join(folder, 'user/node_modules');
    expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['create-vitrine']);
    const files = [...textsIn(join(modules, 'create-vitrine')).keys()];
    const strange = files.filter(
      (file) => !/^(LICENSE|README\.md|package\.json|dist\/create-vitrine\.js|examples\/starter\/.+)$/.test(file),
    );
    expect(strange).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(join(modules, 'create-vitrine', file)).size, 0);
    expect(bytes).toBeLessThan(300_000);
    expect(
      MANIFEST.parse(JSON.parse(readFileSync(join(modules, 'create-vitrine/package.json'), 'utf8'))).dependencies,
    ).toEqual({});
  });
});

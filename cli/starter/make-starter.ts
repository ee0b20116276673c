import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { lookUp, type OwnStore } from '../../core/shopper';
import { packageRoot } from '../package-root';
import { CommandError } from '../usage/usage-error';
import { storeFile, withMarket } from './own-market';

const TEMPLATE = join(packageRoot(), 'examples/starter');
const MANIFEST = join(packageRoot(), 'package.json');

const TEMPLATE_NAME = 'my-shop';
const RENAMED: ReadonlyMap<string, string> = new Map([['_gitignore', '.gitignore']]);

export interface Starter {
  readonly name: string;
  readonly folder: string;
  readonly files: readonly string[];
}

const VERSIONS = z.record(z.string(), z.string());
const MANIFEST_PARTS = z.looseObject({ version: z.string(), dependencies: VERSIONS, devDependencies: VERSIONS });
type Manifest = z.infer<typeof MANIFEST_PARTS>;
const IN_ORDER = z.record(z.string(), z.unknown());

/**
 * Creates a project from `examples/starter`, with dependency versions that match this package.
 * @param store first store of a shop with another base currency than US dollars
 * @throws CommandError 'not-empty' if the folder exists and has content
 */
export async function makeStarter(name: string, within: string, store?: OwnStore): Promise<Starter> {
  const folder = join(within, name);
  await makeEmpty(folder, name);
  const files = (await readdir(TEMPLATE, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)))
    .sort();
  const own = MANIFEST_PARTS.parse(JSON.parse(await readFile(MANIFEST, 'utf8')));
  const made = files.map(async (file) => {
    const template = (await readFile(join(TEMPLATE, file), 'utf8')).replaceAll(TEMPLATE_NAME, name);
    const text = store === undefined ? template : withMarket(file.replaceAll('\\', '/'), template, store);
    const path = join(dirname(file), RENAMED.get(basename(file)) ?? basename(file));
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), file === 'package.json' ? withVersions(text, own) : text);
    return path;
  });
  const paths = await Promise.all(made);
  if (store === undefined) return { name, folder, files: paths };
  const path = join('src', 'store.ts');
  await writeFile(join(folder, path), storeFile(store));
  return { name, folder, files: [...paths, path].toSorted() };
}

async function makeEmpty(folder: string, name: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  throw new CommandError('not-empty', `${name} is not empty: choose another name, or empty it first`);
}

function withVersions(text: string, own: Manifest): string {
  const manifest = MANIFEST_PARTS.parse(JSON.parse(text));
  const known = { ...own.devDependencies, ...own.dependencies, vitrine: `^${own.version}` };
  const filled = (wanted: Manifest['dependencies']) =>
    Object.fromEntries(
      Object.keys(wanted).map((name) => {
        const version = lookUp(known, name);
        if (version === undefined) throw new Error(`The starter requires ${name}, which this package does not have`);
        return [name, version];
      }),
    );
  const versions = {
    dependencies: filled(manifest.dependencies),
    devDependencies: filled(manifest.devDependencies),
  };
  return `${JSON.stringify({ ...IN_ORDER.parse(JSON.parse(text)), ...versions }, null, 2)}\n`;
}

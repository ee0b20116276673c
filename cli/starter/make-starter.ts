import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { lookUp } from '../../core';
import { packageRoot } from '../package-root';
import { CommandError } from '../usage/usage-error';

const TEMPLATE = join(packageRoot(), 'examples/starter');
const MANIFEST = join(packageRoot(), 'package.json');

/** What the template is called wherever its own name stands in it. */
const TEMPLATE_NAME = 'my-shop';
/** npm keeps a `.gitignore` out of what it publishes. */
const RENAMED: ReadonlyMap<string, string> = new Map([['_gitignore', '.gitignore']]);

/** A shop that was made. */
export interface Starter {
  readonly name: string;
  readonly folder: string;
  /** By their paths in the folder, in order. */
  readonly files: readonly string[];
}

const VERSIONS = z.record(z.string(), z.string());
/** The part of a manifest that says which packages it wants, each with its versions. */
const MANIFEST_PARTS = z.looseObject({ version: z.string(), dependencies: VERSIONS, devDependencies: VERSIONS });
type Manifest = z.infer<typeof MANIFEST_PARTS>;
/** Its members as they stand in the file. */
const IN_ORDER = z.record(z.string(), z.unknown());

/**
 * Makes a shop of one's own in a new folder: what `examples/starter` is, under its name, with the versions that this package works with.
 * @param name of the folder and of the package; what npm takes
 * @param within the folder in which it is made
 * @throws CommandError 'not-empty' where there is something of that name already
 */
export async function makeStarter(name: string, within: string): Promise<Starter> {
  const folder = join(within, name);
  await makeEmpty(folder, name);
  const files = (await readdir(TEMPLATE, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)))
    .sort();
  const own = MANIFEST_PARTS.parse(JSON.parse(await readFile(MANIFEST, 'utf8')));
  const made = files.map(async (file) => {
    const text = (await readFile(join(TEMPLATE, file), 'utf8')).replaceAll(TEMPLATE_NAME, name);
    const path = join(dirname(file), RENAMED.get(basename(file)) ?? basename(file));
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), file === 'package.json' ? withVersions(text, own) : text);
    return path;
  });
  return { name, folder, files: await Promise.all(made) };
}

/** @throws CommandError 'not-empty' */
async function makeEmpty(folder: string, name: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  throw new CommandError('not-empty', `There is something in ${name} already: choose another name, or empty it first`);
}

/** The template names packages; which versions of them is said by the package that it comes with. */
function withVersions(text: string, own: Manifest): string {
  const manifest = MANIFEST_PARTS.parse(JSON.parse(text));
  const known = { ...own.devDependencies, ...own.dependencies, vitrine: `^${own.version}` };
  const filled = (wanted: Manifest['dependencies']) =>
    Object.fromEntries(
      Object.keys(wanted).map((name) => {
        const version = lookUp(known, name);
        if (version === undefined) throw new Error(`The starter wants ${name}, which this package does not know`);
        return [name, version];
      }),
    );
  const versions = {
    dependencies: filled(manifest.dependencies),
    devDependencies: filled(manifest.devDependencies),
  };
  return `${JSON.stringify({ ...IN_ORDER.parse(JSON.parse(text)), ...versions }, null, 2)}\n`;
}

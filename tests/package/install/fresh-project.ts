import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { makeClientPackage } from '../../../scripts/client-package.mjs';
import { makeCreatePackage } from '../../../scripts/create-package.mjs';
import { pack } from '../../../scripts/pack.mjs';

const execute = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

export interface FreshProject {
  readonly folder: string;
  readonly installed: string;
  readonly tarball: string;
  run(command: string, args: readonly string[]): Promise<string>;
  write(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

async function output(command: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { cwd, maxBuffer: 1 << 26, timeout: 200_000 });
    return stdout;
  } catch (error) {
    const said =
      error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr].map(String) : [];
    throw new Error(`${command} ${args.join(' ')} failed:\n${said.join('\n')}`, { cause: error });
  }
}

/** Uses the repository's own versions; other packages need a version: 'next@16'. */
async function versionsOf(names: readonly string[]): Promise<readonly string[]> {
  const text = await readFile('package-lock.json', 'utf8');
  return names.map((name) => {
    if (name.lastIndexOf('@') > 0) return name;
    const version = new RegExp(`"node_modules/${name}": \\{\\s+"version": "([^"]+)"`).exec(text)?.[1];
    if (version === undefined) throw new Error(`${name} is not in package-lock.json`);
    return `${name}@${version}`;
  });
}

export interface Packed {
  readonly name: string;
  readonly tarball: string;
}

/** Installs with npm into an empty project outside the checkout. */
async function installInto(
  folder: string,
  { name, tarball }: Packed,
  others: readonly string[],
): Promise<FreshProject> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await output(npm, ['install', ...quiet, tarball, ...(await versionsOf(others))], folder);
  return {
    folder,
    installed: join(folder, 'node_modules', name),
    tarball,
    run: (command, args) => output(command, args, folder),
    write: (file, text) => writeFile(join(folder, file), text),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vitrine-install-'));
}

function packed(folder: string): Packed {
  const tarball = pack(folder);
  if (tarball === undefined) throw new Error('The package could not be packed');
  return { name: 'vitrine', tarball };
}

async function packedClient(folder: string): Promise<Packed> {
  await output('tar', ['xzf', packed(folder).tarball, '-C', folder], folder);
  await makeClientPackage(join(folder, 'package'), join(folder, 'client'));
  return { name: 'vitrine-client', tarball: await packFolder(join(folder, 'client'), folder) };
}

async function packFolder(from: string, to: string): Promise<string> {
  const said = await output(npm, ['pack', '--json', '--pack-destination', to], from);
  const [{ filename }] = z.tuple([z.object({ filename: z.string() })]).parse(JSON.parse(said));
  return join(to, filename);
}

export async function installFresh(others: readonly string[]): Promise<FreshProject> {
  const folder = await emptyFolder();
  return installInto(folder, packed(folder), others);
}

export async function installClient(others: readonly string[]): Promise<FreshProject> {
  const folder = await emptyFolder();
  return installInto(folder, await packedClient(folder), others);
}

/** Installs `create-vitrine` into an empty project; `whole` is the package that generated shops install. */
export async function installCreate(): Promise<FreshProject & { readonly whole: string }> {
  const folder = await emptyFolder();
  await makeCreatePackage(join(folder, 'create'));
  const tarball = await packFolder(join(folder, 'create'), folder);
  const project = await installInto(folder, { name: 'create-vitrine', tarball }, []);
  return { ...project, whole: packed(folder).tarball };
}

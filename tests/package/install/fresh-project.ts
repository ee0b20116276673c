import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pack } from '../../../scripts/pack.mjs';

const execute = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

export interface FreshProject {
  readonly folder: string;
  /** The package as it was installed. */
  readonly installed: string;
  /** Runs a program in the project; its output. @throws Error with both outputs when it fails */
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

/** The versions that this house develops with. */
async function versionsOf(names: readonly string[]): Promise<readonly string[]> {
  const text = await readFile('package-lock.json', 'utf8');
  return names.map((name) => {
    const version = new RegExp(`"node_modules/${name}": \\{\\s+"version": "([^"]+)"`).exec(text)?.[1];
    if (version === undefined) throw new Error(`${name} is not in package-lock.json`);
    return `${name}@${version}`;
  });
}

/** An empty project outside of the checkout in which the packed package is installed, with the named packages besides. */
export async function installFresh(others: readonly string[]): Promise<FreshProject> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-install-'));
  const tarball = pack(folder);
  if (tarball === undefined) throw new Error('The package could not be packed');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await output(npm, ['install', ...quiet, tarball, ...(await versionsOf(others))], folder);
  return {
    folder,
    installed: join(folder, 'node_modules', 'vitrine'),
    run: (command, args) => output(command, args, folder),
    write: (file, text) => writeFile(join(folder, file), text),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

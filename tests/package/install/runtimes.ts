import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FreshProject } from './fresh-project';

const BIN = join('node_modules', '.bin');

/** What programs run in: the words before the name of a program's file. */
export interface Runtimes {
  readonly Node: readonly string[];
  readonly Bun: readonly string[];
  readonly Deno: readonly string[];
}

/**
 * The runtimes of a project that has `bun` and `deno` from npm.
 * @throws Error when npm had no Bun for this machine
 */
export async function runtimesOf({ folder }: FreshProject): Promise<Runtimes> {
  const deno = [
    join(BIN, 'deno'),
    'run',
    '--no-prompt',
    '--allow-net',
    '--allow-env',
    '--allow-read',
    '--allow-ffi',
    '--allow-sys',
  ];
  return { Node: [process.execPath], Bun: [await findBun(join(folder, 'node_modules'))], Deno: deno };
}

/** `bun` is a stub until its script has put the program there; where npm runs no scripts the program stays in the package of this machine. */
async function findBun(modules: string): Promise<string> {
  const machines = existsSync(join(modules, '@oven')) ? await readdir(join(modules, '@oven')) : [];
  const left = machines.map((name) => join(modules, '@oven', name, 'bin', 'bun')).find((path) => existsSync(path));
  const found = left ?? join(modules, 'bun', 'bin', 'bun.exe');
  if (machines.length === 0) throw new Error(`npm has no Bun for ${process.platform} on ${process.arch}`);
  return found;
}

/** Bundles `entry.mjs` as webpack does by itself; of what comes later nothing is made small, which nobody measures here and takes half a minute. */
const WEBPACK = `
import Minimizer from 'minimizer-webpack-plugin';
import webpack from 'webpack';

webpack(
  {
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './entry.mjs',
    performance: { hints: false },
    experiments: { outputModule: true },
    output: { path: import.meta.dirname + '/webpack', module: true, filename: 'first.mjs', chunkFilename: '[id].later.mjs' },
    optimization: { minimizer: [new Minimizer({ include: /first/, extractComments: false })] },
  },
  (error, stats) => {
    if (error) throw error;
    if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ all: false, errors: true, warnings: true }));
  },
);
`;

/**
 * Bundles a program for browsers with webpack, which the project has.
 * @returns the file of the bundle, and the bytes of JavaScript, gzipped, that a page loads before the program runs
 */
export async function bundleWithWebpack(
  project: FreshProject,
  program: string,
): Promise<{ file: string; first: number }> {
  await project.write('entry.mjs', program);
  await project.write('webpack.mjs', WEBPACK);
  await project.run(process.execPath, ['webpack.mjs']);
  const file = join('webpack', 'first.mjs');
  return { file, first: gzipSync(await readFile(join(project.folder, file)), { level: 9 }).length };
}

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FreshProject } from './fresh-project';

const BIN = join('node_modules', '.bin');

export interface Runtimes {
  readonly Node: readonly string[];
  readonly Bun: readonly string[];
  readonly Deno: readonly string[];
}

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

/** Without install scripts `bun` is a stub; the binary is in the platform package. */
async function findBun(modules: string): Promise<string> {
  const machines = existsSync(join(modules, '@oven')) ? await readdir(join(modules, '@oven')) : [];
  const left = machines.map((name) => join(modules, '@oven', name, 'bin', 'bun')).find((path) => existsSync(path));
  const found = left ?? join(modules, 'bun', 'bin', 'bun.exe');
  if (machines.length === 0) throw new Error(`npm has no Bun for ${process.platform} on ${process.arch}`);
  return found;
}

/** Lazy chunks stay unminified: nothing measures them and it takes half a minute. */
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
 * Bundles a browser program with webpack.
 * @returns the bundle file, and gzipped bytes of JavaScript loaded before the program runs
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

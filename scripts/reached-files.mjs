import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const IMPORTED = /^(?:import|export)\b[^'"]*? from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm;

/** `zod/mini` is of the package `zod`, `@hono/node-server` is one. */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * What entry files of JavaScript load, when they start and later.
 *
 * @param {string} folder the package
 * @param {readonly string[]} entries by their path in it
 * @returns {Promise<{ files: Set<string>, packages: Set<string> }>} files by their path in the package, and packages that these import
 */
export async function reachedCode(folder, entries) {
  const { metafile } = await build({
    absWorkingDir: resolve(folder),
    entryPoints: [...entries],
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'reached',
    write: false,
    metafile: true,
    logLevel: 'error',
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const others = imports.filter(({ external, path }) => external === true && !path.startsWith('node:'));
  return {
    files: new Set(Object.keys(metafile.inputs)),
    packages: new Set(others.map(({ path }) => packageOf(path))),
  };
}

/**
 * What declarations name, and what these name in turn.
 *
 * @param {string} folder the package
 * @param {readonly string[]} entries by their path in it
 * @returns {{ files: Set<string>, packages: Set<string> }}
 */
export function reachedTypes(folder, entries) {
  const files = new Set();
  const packages = new Set();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    for (const [, from, called, bare] of readFileSync(join(folder, path), 'utf8').matchAll(IMPORTED)) {
      const named = from ?? called ?? bare ?? '';
      if (named.startsWith('.')) open.push(join(dirname(path), named.replace(/\.js$/, '.d.ts')));
      else if (!named.startsWith('node:')) packages.add(packageOf(named));
    }
  }
  return { files, packages };
}

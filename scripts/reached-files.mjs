import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** `zod/mini` belongs to `zod`; `@hono/node-server` is one package. */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Returns all files that JavaScript entries load.
 *
 * @param {string} folder the package
 * @param {readonly string[]} entries relative to it
 * @returns {Promise<{ files: Set<string>, packages: Set<string> }>} files in the package, and imported packages
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
 * Returns the modules a declaration references (`import('zod').ZodType`).
 *
 * @param {string} text
 * @returns {{ specifier: string, start: number, end: number }[]} in order, positions exclude quotes
 */
export function namedModules(text) {
  const found = ts.preProcessFile(text, true, true).importedFiles;
  return found.map(({ fileName, pos }) => ({ specifier: fileName, start: pos + 1, end: pos + 1 + fileName.length }));
}

/**
 * Returns what declarations reference, transitively.
 *
 * @param {string} folder the package
 * @param {readonly string[]} entries relative to it
 * @returns {{ files: Set<string>, packages: Set<string> }}
 */
export function reachedTypes(folder, entries) {
  const files = new Set();
  const packages = new Set();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    for (const { specifier } of namedModules(readFileSync(join(folder, path), 'utf8'))) {
      if (specifier.startsWith('.')) open.push(join(dirname(path), specifier.replace(/\.js$/, '.d.ts')));
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  }
  return { files, packages };
}

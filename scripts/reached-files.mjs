import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

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
 * The modules that a declaration names, in imports, exports and types (`import('zod').ZodType`).
 *
 * @param {string} text
 * @returns {{ specifier: string, start: number, end: number }[]} in order, with the place of the specifier between its quotes
 */
export function namedModules(text) {
  const found = ts.preProcessFile(text, true, true).importedFiles;
  return found.map(({ fileName, pos }) => ({ specifier: fileName, start: pos + 1, end: pos + 1 + fileName.length }));
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
    for (const { specifier } of namedModules(readFileSync(join(folder, path), 'utf8'))) {
      if (specifier.startsWith('.')) open.push(join(dirname(path), specifier.replace(/\.js$/, '.d.ts')));
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  }
  return { files, packages };
}

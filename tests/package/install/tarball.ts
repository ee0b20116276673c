import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod/mini';

const MANIFEST = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string(), default: z.string() })])),
  bin: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
});

const CLIENT = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
);

export interface Reached {
  /** Files of the package, by their path in it. */
  readonly files: ReadonlySet<string>;
  /** Packages that these import. */
  readonly packages: ReadonlySet<string>;
}

export function readManifest(folder: string): z.infer<typeof MANIFEST> {
  return MANIFEST.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** Every file of the package, by its path in it. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('node_modules'));
}

/** `zod/mini` is of the package `zod`, `@hono/node-server` is one. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What the entry files of JavaScript load, when they start and later. */
async function reachCode(folder: string, entries: readonly string[]): Promise<Reached> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...entries],
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const packages = imports.filter((one) => one.external === true && !one.path.startsWith('node:'));
  return {
    files: new Set(Object.keys(metafile.inputs)),
    packages: new Set(packages.map((one) => packageOf(one.path))),
  };
}

const IMPORTED = /^(?:import|export)\b.* from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm;

/** What declarations name, and what these name in turn. */
function reachTypes(folder: string, entries: readonly string[]): Reached {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    for (const [, from, called, bare] of readFileSync(join(folder, path), 'utf8').matchAll(IMPORTED)) {
      const module = from ?? called ?? bare ?? '';
      if (module.startsWith('.')) open.push(join(dirname(path), module.replace(/\.js$/, '.d.ts')));
      else if (!module.startsWith('node:')) packages.add(packageOf(module));
    }
  }
  return { files, packages };
}

/** What the storefront's pages and its fixed addresses ask for; `fixed` are the files with a name that never changes. */
function reachClient(folder: string, fixed: readonly string[]): ReadonlySet<string> {
  const root = 'dist/ui/client';
  const manifest = CLIENT.parse(JSON.parse(readFileSync(join(folder, root, '.vite/manifest.json'), 'utf8')));
  const built = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const files = [...built, ...fixed, '.vite/manifest.json'];
  return new Set(files.flatMap((file) => ['', '.gz', '.br'].map((ending) => join(root, file + ending))));
}

/** Everything that a user of the unpacked package can come to: by its entries, its command line and the storefront it serves. */
export async function reach(folder: string, fixed: readonly string[]): Promise<Reached> {
  const { exports, bin } = readManifest(folder);
  const entries = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));
  const code = await reachCode(folder, [
    ...entries.map((entry) => entry.default),
    ...Object.values(bin),
    'dist/ui/server/server.js',
    // Built apart from the bin, which loads them by name.
    ...['demo', 'import', 'images', 'drawings', 'run-migrations', 'index-worker'].map((part) => `dist/cli/${part}.js`),
    'dist/lib/index-worker.js',
  ]);
  const types = reachTypes(
    folder,
    entries.map((entry) => join(entry.types)),
  );
  return {
    files: new Set([...code.files, ...types.files, ...reachClient(folder, fixed)]),
    packages: new Set([...code.packages, ...types.packages]),
  };
}

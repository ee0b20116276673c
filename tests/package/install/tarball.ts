import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { reachedCode, reachedTypes, type Reached } from '../../../scripts/reached-files.mjs';

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

export function readManifest(folder: string): z.infer<typeof MANIFEST> {
  return MANIFEST.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('node_modules'));
}

function reachClient(folder: string, fixed: readonly string[]): ReadonlySet<string> {
  const root = 'dist/ui/client';
  const manifest = CLIENT.parse(JSON.parse(readFileSync(join(folder, root, '.vite/manifest.json'), 'utf8')));
  const built = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const files = [...built, ...fixed, '.vite/manifest.json'];
  return new Set(files.flatMap((file) => ['', '.gz', '.br'].map((ending) => join(root, file + ending))));
}

export async function reach(folder: string, fixed: readonly string[]): Promise<Reached> {
  const { exports, bin } = readManifest(folder);
  const entries = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));
  const sheets = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' && entry.endsWith('.css') ? [join(entry)] : [],
  );
  const code = await reachedCode(folder, [
    ...entries.map((entry) => entry.default),
    ...Object.values(bin),
    'dist/ui/server/server.js',
    // Built separately from the bin, which loads them by name.
    ...['demo', 'import', 'images', 'drawings', 'run-migrations', 'index-worker'].map((part) => `dist/cli/${part}.js`),
    'dist/lib/index-worker.js',
  ]);
  const types = reachedTypes(
    folder,
    entries.map((entry) => join(entry.types)),
  );
  const starter = listFiles(folder).filter((path) => path.startsWith('examples/starter/'));
  return {
    files: new Set([...code.files, ...types.files, ...reachClient(folder, fixed), ...starter, ...sheets]),
    packages: new Set([...code.packages, ...types.packages]),
  };
}

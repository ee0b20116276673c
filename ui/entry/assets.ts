import * as z from 'zod/mini';
import { lookUp } from '../../core/shopper';

const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});

export const buildManifest = z.record(z.string(), chunk);
export type BuildManifest = z.infer<typeof buildManifest>;

export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
}

const CLIENT_ENTRY = 'ui/entry/client.tsx';

function collect(manifest: BuildManifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  for (const imported of lookUp(manifest, key)?.imports ?? []) collect(manifest, imported, seen);
}

/**
 * Returns the styles, scripts and fonts of a page from the build manifest.
 * @param sources on-demand source files: the page's component, the language
 * @param laterSources sources hydrated later, whose styles are needed at once
 * @param fontNames file name parts of fonts in the first paint
 * @throws Error when the manifest lacks the client entry
 */
export function assetsOf(
  manifest: BuildManifest,
  sources: readonly string[],
  fontNames: readonly string[],
  laterSources: readonly string[] = [],
): PageAssets {
  const entry = manifest[CLIENT_ENTRY];
  if (entry === undefined) throw new Error(`The build has no ${CLIENT_ENTRY}: run the build again`);
  const keys = new Set<string>();
  collect(manifest, CLIENT_ENTRY, keys);
  for (const source of sources) collect(manifest, source, keys);
  const chunksOf = (set: ReadonlySet<string>) => [...set].flatMap((key) => lookUp(manifest, key) ?? []);
  const chunks = chunksOf(keys);
  for (const source of laterSources) collect(manifest, source, keys);
  const files = Object.values(manifest).map((value) => value.file);
  return {
    entry: `/${entry.file}`,
    styles: [...new Set(chunksOf(keys).flatMap((part) => part.css ?? []))].map((file) => `/${file}`),
    modules: chunks
      .filter((part) => part.file !== entry.file && part.file.endsWith('.js'))
      .map((part) => `/${part.file}`),
    fonts: files.filter((file) => fontNames.some((name) => file.includes(name))).map((file) => `/${file}`),
  };
}

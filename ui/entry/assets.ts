import * as z from 'zod/mini';
import { lookUp } from '../../core';

const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});

/** The build's manifest (vite): source file → what was made of it. */
export const buildManifest = z.record(z.string(), chunk);
export type BuildManifest = z.infer<typeof buildManifest>;

/** What one page's document has to name. Paths from the root of the site. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  /** Scripts that the page will import, fetched beside the entry instead of after it. */
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
 * Styles, scripts and fonts that a page needs, from the build's manifest.
 * @param sources source files of what is loaded on demand for it: the page's component, the language
 * @param laterSources source files of what is loaded when the shopper is there: their styles are needed at once
 * @param fontNames parts of the file names of the fonts that the first paint shows
 * @throws Error when the manifest does not know the client's entry
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

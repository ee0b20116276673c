export interface KeptDocument {
  readonly url: string;
  readonly files: readonly string[];
}

export interface EarlierBuild {
  readonly name: string;
  readonly files: ReadonlySet<string>;
}

const EARLIER = 'earlier-';
/** Maximum earlier builds kept, to bound storage. */
const MAX_BUILDS = 3;

export function earlierName(now: number): string {
  return EARLIER + String(now);
}

export function earlierNames(caches: readonly string[]): readonly string[] {
  const when = (name: string): number => Number(name.slice(EARLIER.length));
  return caches.filter((name) => name.startsWith(EARLIER)).toSorted((a, b) => when(a) - when(b));
}

export function filesNamedIn(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];
}

export function languageIn(html: string): string | undefined {
  return /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
}

/**
 * Plans what to delete after an update: unneeded builds, and pages whose files are gone. Homes keep their build until
 * refetched.
 * @param current paths of the new build's files
 * @param earlier oldest first
 */
export function planSweep(
  current: ReadonlySet<string>,
  earlier: readonly EarlierBuild[],
  { homes, pages }: { readonly homes: readonly KeptDocument[]; readonly pages: readonly KeptDocument[] },
): { readonly builds: readonly string[]; readonly pages: readonly string[] } {
  const names = (documents: readonly KeptDocument[], { files }: EarlierBuild): boolean =>
    documents.some((document) => document.files.some((file) => files.has(file)));
  const first = earlier.findIndex(
    (build, at) => names(homes, build) || (at >= earlier.length - MAX_BUILDS && names(pages, build)),
  );
  // Later builds hold files shared with earlier ones.
  const [gone, kept] = first === -1 ? [earlier, []] : [earlier.slice(0, first), earlier.slice(first)];
  const isThere = (file: string): boolean => current.has(file) || kept.some(({ files }) => files.has(file));
  return {
    builds: gone.map(({ name }) => name),
    pages: pages.filter(({ files }) => !files.every(isThere)).map(({ url }) => url),
  };
}

/** A document that is kept, and the scripts and styles of the build that it names. */
export interface KeptDocument {
  readonly url: string;
  readonly files: readonly string[];
}

/** What an earlier build left: those of its scripts and styles that a later one has no more. */
export interface EarlierBuild {
  /** Name of the cache that they are in. */
  readonly name: string;
  readonly files: ReadonlySet<string>;
}

/** Names of the caches with files of earlier builds begin so; the time at which each was left follows. */
const EARLIER = 'earlier-';
/** Versions through which a page that was seen opens: the files of more would fill the device. */
const MOST_BUILDS = 3;

export function earlierName(now: number): string {
  return EARLIER + String(now);
}

/** Names of caches that hold earlier builds, the oldest first. */
export function earlierNames(caches: readonly string[]): readonly string[] {
  const when = (name: string): number => Number(name.slice(EARLIER.length));
  return caches.filter((name) => name.startsWith(EARLIER)).toSorted((a, b) => when(a) - when(b));
}

/** Paths of the scripts and styles that a document names. */
export function filesNamedIn(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];
}

/** Language that a document is written in; undefined where it does not say. */
export function languageIn(html: string): string | undefined {
  return /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
}

/**
 * What goes once a new version has taken over: earlier builds that no kept document needs any more, and pages whose scripts or styles
 * are nowhere. A page is shown by its own build or not at all; a home keeps its build, however old, until it is fetched again (S §7).
 * @param current paths of the new build's files
 * @param earlier the oldest first
 */
export function planSweep(
  current: ReadonlySet<string>,
  earlier: readonly EarlierBuild[],
  { homes, pages }: { readonly homes: readonly KeptDocument[]; readonly pages: readonly KeptDocument[] },
): { readonly builds: readonly string[]; readonly pages: readonly string[] } {
  const names = (documents: readonly KeptDocument[], { files }: EarlierBuild): boolean =>
    documents.some((document) => document.files.some((file) => files.has(file)));
  const first = earlier.findIndex(
    (build, at) => names(homes, build) || (at >= earlier.length - MOST_BUILDS && names(pages, build)),
  );
  // A build needs those after it too: they have what it had in common with them.
  const [gone, kept] = first === -1 ? [earlier, []] : [earlier.slice(0, first), earlier.slice(first)];
  const isThere = (file: string): boolean => current.has(file) || kept.some(({ files }) => files.has(file));
  return {
    builds: gone.map(({ name }) => name),
    pages: pages.filter(({ files }) => !files.every(isThere)).map(({ url }) => url),
  };
}

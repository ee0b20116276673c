/** Who takes a product feed; their published rules spell a few values differently, so that each has a file of its own. */
export const FEED_PORTALS = ['facebook', 'google'] as const;
/** A portal that the shop makes product feeds for. */
export type FeedPortal = (typeof FEED_PORTALS)[number];

/** Path of the products of a store as a portal takes them: '/feeds/facebook-us.xml'. */
export function feedPath(portal: FeedPortal, storeCode: string): string {
  return `/feeds/${portal}-${storeCode}.xml`;
}

/** Portal and store of such a path; undefined for a path that is none. The store need not exist. */
export function feedOfPath(path: string): { readonly portal: FeedPortal; readonly storeCode: string } | undefined {
  const [, name, storeCode] = /^\/feeds\/([a-z]+)-([a-z][a-z0-9_-]{1,7})\.xml$/.exec(path) ?? [];
  const portal = FEED_PORTALS.find((known) => known === name);
  return portal === undefined || storeCode === undefined ? undefined : { portal, storeCode };
}

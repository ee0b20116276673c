/** Portals with product feeds; their value formats differ. */
export const FEED_PORTALS = ['facebook', 'google'] as const;
/** Portal that receives product feeds. */
export type FeedPortal = (typeof FEED_PORTALS)[number];

/** Returns the feed path: '/feeds/facebook-us.xml'. */
export function feedPath(portal: FeedPortal, storeCode: string): string {
  return `/feeds/${portal}-${storeCode}.xml`;
}

/** Parses a feed path; undefined if invalid. The store may not exist. */
export function feedOfPath(path: string): { readonly portal: FeedPortal; readonly storeCode: string } | undefined {
  const [, name, storeCode] = /^\/feeds\/([a-z]+)-([a-z][a-z0-9_-]{1,7})\.xml$/.exec(path) ?? [];
  const portal = FEED_PORTALS.find((known) => known === name);
  return portal === undefined || storeCode === undefined ? undefined : { portal, storeCode };
}

/** Identifier of the block that holds the site settings (S §3). */
export const SETTINGS_BLOCK = 'cms_settings';
/** Identifier of the block that says when the shop's data were last updated (A §3). */
export const UPDATED_BLOCK = 'last_updated';

/** The two blocks that stand around every page, as the back end gave them; what it does not have is left out. */
export interface SiteBlocks {
  /** The store that they were read for. */
  readonly store: string;
  readonly settings?: unknown;
  readonly lastUpdated?: unknown;
}

/** The one list of `searchBlocks` that both are read with (A §7). */
export function siteBlocksQuery(store: string) {
  const filters = [{ attribute: 'identifier', value: { in: [UPDATED_BLOCK, SETTINGS_BLOCK] } }];
  return { store, type: 'cms_block' as const, searchQuery: { filters }, size: 2 };
}

/** What the answer to it says. */
export function readSiteBlocks(
  store: string,
  items: readonly { readonly identifier: string; readonly json?: unknown }[],
): SiteBlocks {
  const found = (identifier: string) => items.find((block) => block.identifier === identifier);
  return { store, settings: found(SETTINGS_BLOCK)?.json, lastUpdated: found(UPDATED_BLOCK)?.json };
}

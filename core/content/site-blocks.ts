/** Identifier of the block that holds the site settings (S §3). */
export const SETTINGS_BLOCK = 'cms_settings';
/** Identifier of the block that says when the shop's data were last updated (A §3). */
export const UPDATED_BLOCK = 'last_updated';
/** Identifier of the block with the line above every page. */
const ANNOUNCEMENT_BLOCK = 'announcement';

/** The blocks that stand around every page, as the back end gave them; what it does not have is left out. */
export interface SiteBlocks {
  /** The store that they were read for. */
  readonly store: string;
  readonly settings?: unknown;
  readonly lastUpdated?: unknown;
  /** HTML that was cleaned when it was saved; left out where it says nothing. */
  readonly announcement?: string;
}

/** The one list of `searchBlocks` that they are read with (A §7). */
export function siteBlocksQuery(store: string) {
  const filters = [{ attribute: 'identifier', value: { in: [UPDATED_BLOCK, SETTINGS_BLOCK, ANNOUNCEMENT_BLOCK] } }];
  return { store, type: 'cms_block' as const, searchQuery: { filters }, size: 3 };
}

/** What the answer to it says. */
export function readSiteBlocks(
  store: string,
  items: readonly { readonly identifier: string; readonly json?: unknown; readonly content?: string | undefined }[],
): SiteBlocks {
  const found = (identifier: string) => items.find((block) => block.identifier === identifier);
  const announcement = found(ANNOUNCEMENT_BLOCK)?.content ?? '';
  const says = announcement.replace(/<[^>]*>/g, '').trim() !== '';
  return {
    store,
    settings: found(SETTINGS_BLOCK)?.json,
    lastUpdated: found(UPDATED_BLOCK)?.json,
    ...(says && { announcement }),
  };
}

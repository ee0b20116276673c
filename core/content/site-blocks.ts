import { SETTINGS_BLOCK } from '../contract/content/settings-block';

export const UPDATED_BLOCK = 'last_updated';
const ANNOUNCEMENT_BLOCK = 'announcement';

/** Blocks shown around every page; missing ones are omitted. */
export interface SiteBlocks {
  readonly store: string;
  readonly settings?: unknown;
  readonly lastUpdated?: unknown;
  /** Sanitised on save. */
  readonly announcement?: string;
}

export function siteBlocksQuery(store: string) {
  const filters = [{ attribute: 'identifier', value: { in: [UPDATED_BLOCK, SETTINGS_BLOCK, ANNOUNCEMENT_BLOCK] } }];
  return { store, type: 'cms_block' as const, searchQuery: { filters }, size: 3 };
}

export function readSiteBlocks(
  store: string,
  items: readonly { readonly identifier: string; readonly json?: unknown; readonly content?: string | undefined }[],
): SiteBlocks {
  const found = (identifier: string) => items.find((block) => block.identifier === identifier);
  const announcement = found(ANNOUNCEMENT_BLOCK)?.content ?? '';
  const text = announcement.replace(/<[^<>]*>/g, '').trim() !== '';
  return {
    store,
    settings: found(SETTINGS_BLOCK)?.json,
    lastUpdated: found(UPDATED_BLOCK)?.json,
    ...(text && { announcement }),
  };
}

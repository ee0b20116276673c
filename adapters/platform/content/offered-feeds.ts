import type { CmsBlock } from '../../../core/contract';
import { feedOfPath, feedPath } from '../../../core/links';
import type { StoreView } from '../../../core/store-views';
import { lookUp } from '../../../core/kernel/look-up';
import { languageOf } from '../kernel/language';

/**
 * The site settings with the product feeds of the stores that are open, by language (A §3, feeds_facebook): for each the first store that
 * speaks it, at its own host where it has one. The merchant's own links count before them, an empty one takes a language away, and a link
 * to the feed of a store that is not open is left out. A shop whose settings name no feeds at all has none. Pure.
 */
export function offeredFeeds(block: CmsBlock, stores: readonly StoreView[]): CmsBlock {
  const { json } = block;
  if (!isObject(json) || !isObject(json['feeds_facebook'])) return block;
  const own = json['feeds_facebook'];
  const languages = [...new Set<string>([...stores.map((store) => languageOf(store)), ...Object.keys(own)])];
  const feeds = languages.flatMap((language) => {
    const given = lookUp(own, language);
    const link = given === undefined || isClosed(given, stores) ? ofLanguage(language, stores) : given;
    return link === undefined || link === '' ? [] : [[language, link] as const];
  });
  return { ...block, json: { ...json, feeds_facebook: Object.fromEntries(feeds) } };
}

function ofLanguage(language: string, stores: readonly StoreView[]): string | undefined {
  const store = stores.find((view) => languageOf(view) === language);
  return store && (hostOf(store) ?? '') + feedPath('facebook', store.storeCode);
}

/** 'https://shop.example' of a store that is reached at a host of its own. */
function hostOf({ url }: StoreView): string | undefined {
  return /^(?:https?:)?\/\/[^/]+/.exec(url)?.[0];
}

/** Whether a link is that of a feed of this shop, and of a store of it that is not open. */
function isClosed(link: unknown, stores: readonly StoreView[]): boolean {
  const feed = typeof link === 'string' ? feedOfPath(link) : undefined;
  return feed !== undefined && !stores.some(({ storeCode }) => storeCode === feed.storeCode);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

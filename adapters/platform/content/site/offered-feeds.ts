import type { CmsBlock } from '../../../../core/contract';
import { feedOfPath, feedPath } from '../../../../core/links';
import type { StoreView } from '../../../../core/store-views';
import { lookUp } from '../../../../core/kernel/look-up';
import { languageOf } from '../../foundation';

/**
 * Returns the settings with one feed per language of the open stores. The merchant's own links take precedence; an
 * empty link disables a language. Pure.
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

function hostOf({ url }: StoreView): string | undefined {
  return /^(?:https?:)?\/\/[^/]+/.exec(url)?.[0];
}

function isClosed(link: unknown, stores: readonly StoreView[]): boolean {
  const feed = typeof link === 'string' ? feedOfPath(link) : undefined;
  return feed !== undefined && !stores.some(({ storeCode }) => storeCode === feed.storeCode);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

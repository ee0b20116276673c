import type { SiteSettings } from '../contract';
import { siteSettings } from '../contract/content';
import { parseLeniently } from '../kernel/parse-leniently';

/**
 * Site settings as a merchant wrote them: what cannot be read is left out, and a shop without a name is called after its store.
 * @returns undefined when they are none at all
 */
export function readSettings(json: unknown, storeName: string): SiteSettings | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const name = 'name' in json && typeof json.name === 'string' ? json.name : storeName;
  return parseLeniently(siteSettings, { ...json, name })?.data;
}

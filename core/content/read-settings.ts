import type { SiteSettings } from '../contract';
import { siteSettings } from '../contract/content';
import { parseLeniently, type Lenient } from '../kernel/parse-leniently';

/**
 * Site settings as a merchant wrote them: what cannot be read is left out, and a shop without a name is called after its store.
 * @returns the settings and where something was that could not be read; undefined when they are none at all
 */
export function readSettings(json: unknown, storeName: string): Lenient<SiteSettings> | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const name = 'name' in json && typeof json.name === 'string' ? json.name : storeName;
  return parseLeniently(siteSettings, { ...json, name });
}

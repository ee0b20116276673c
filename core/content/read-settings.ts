import type { SiteSettings } from '../contract';
import { siteSettings } from '../contract/content/content';
import { parseLeniently, type Lenient } from '../kernel/parse-leniently';

/**
 * Parses site settings leniently; invalid members are dropped and reported.
 * @returns undefined if nothing is usable
 */
export function readSettings(json: unknown, storeName: string): Lenient<SiteSettings> | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const name = 'name' in json && typeof json.name === 'string' ? json.name : storeName;
  return parseLeniently(siteSettings, { ...json, name });
}

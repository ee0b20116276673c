import type { SiteSettings } from '../../../core/shopper';

export function popularSearches(settings: SiteSettings | null): readonly string[] {
  const own = settings?.popular_searches;
  if (!Array.isArray(own)) return [];
  return own.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}

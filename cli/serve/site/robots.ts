import type { Site } from './site';

/** What is no page; '/url' with its query only, for there may be a page '/urlaub'. Pages that are not to be indexed say so themselves, and have to be read for that. */
const NO_PAGES = ['/api/', '/pay/', '/dev/', '/url?'] as const;

/**
 * robots.txt: where no pages are, and the sitemap. Outside production every page says noindex (A §2.1), which only those can obey
 * who may read it; there is no sitemap to invite them.
 */
export function robotsText({ base, config }: Pick<Site, 'base' | 'config'>): string {
  const lines = ['User-agent: *', ...NO_PAGES.map((path) => `Disallow: ${path}`), ''];
  if (config.stage === 'production') lines.push(`Sitemap: ${base}/sitemap.xml`, '');
  return lines.join('\n');
}

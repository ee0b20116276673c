import type { Site } from './site';

/** Noindex pages must stay crawlable to be seen as such. */
const NO_PAGES = ['/api/', '/pay/', '/dev/', '/url?'] as const;

export function robotsText({ base, config }: Pick<Site, 'base' | 'config'>): string {
  const lines = ['User-agent: *', ...NO_PAGES.map((path) => `Disallow: ${path}`), ''];
  if (config.stage === 'production') lines.push(`Sitemap: ${base}/sitemap.xml`, '');
  return lines.join('\n');
}

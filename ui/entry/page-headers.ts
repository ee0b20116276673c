import { ANNOUNCEMENT_HASH } from './server-announcement';
import { outsideSources, type OutsideServices } from './outside-sources';
import { EARLY_PROMO_HASH } from './server-promo';

/**
 * Returns the headers of a page.
 * @param telemetryUrl may be another host
 * @param outside allowed third-party services
 * @param formOrigins hosts that payment forms may lead to
 */
export function pageHeaders(
  telemetryUrl?: string,
  outside: OutsideServices = {},
  formOrigins: readonly string[] = [],
): Readonly<Record<string, string>> {
  const { script, connect, img, frame, style, font } = outsideSources(outside, telemetryUrl);
  const more = (name: string, origins: string) => (origins === '' ? '' : ` ${name} 'self'${origins};`);
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'self'; script-src 'self' ${EARLY_PROMO_HASH} ${ANNOUNCEMENT_HASH}${script};${more('connect-src', connect)}${more('frame-src', frame)}${more('font-src', font)} img-src 'self' data: blob:${img}; media-src 'self' https:; style-src 'self' 'unsafe-inline'${style}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action ${["'self'", ...formOrigins].join(' ')}`,
    // Same-origin requests too: full referrers would leak secret links into logs.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  };
}

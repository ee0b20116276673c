import { ANNOUNCEMENT_HASH } from './server-announcement';
import { outsideSources, type OutsideServices } from './outside-sources';
import { EARLY_PROMO_HASH } from './server-promo';

/**
 * Headers of every page: what it may load, and from where.
 * @param telemetryUrl where pages report to, which may be another host
 * @param outside services of others that pages may use
 * @param formOrigins hosts that a pay form may lead to, by itself or through the shop's pay link (S §4)
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
    // The shop's own host too: what asks for a style or a picture would name the secret of a link in its logs (A §4.2).
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  };
}

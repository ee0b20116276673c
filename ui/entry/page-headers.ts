import { ANNOUNCEMENT_HASH } from './server-announcement';
import { EARLY_PROMO_HASH } from './server-promo';

/**
 * Headers of every page: what it may load, and from where.
 * @param telemetryUrl where pages report to, which may be another host
 */
export function pageHeaders(telemetryUrl?: string): Readonly<Record<string, string>> {
  const connect = telemetryUrl === undefined ? '' : ` connect-src 'self' ${new URL(telemetryUrl).origin};`;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'self'; script-src 'self' ${EARLY_PROMO_HASH} ${ANNOUNCEMENT_HASH};${connect} img-src 'self' data: blob:; media-src 'self' https:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
    // The shop's own host too: what asks for a style or a picture would name the secret of a link in its logs (A §4.2).
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  };
}

import { envelope } from './respond';

/**
 * Returns true if the browser reports a cross-site request (CSRF guard); other clients send no such header.
 * @param own addresses of this shop
 */
export function isForeign({ headers }: Pick<Request, 'headers'>, own: () => readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site';
  const origin = headers.get('origin');
  return origin !== null && !own().some((address) => new URL(address).origin === origin);
}

export function refuseForeign(): Response {
  return envelope(403, 'Cross-site requests are not allowed', { error: 'cross_site' });
}

import { envelope } from './respond';

/**
 * Returns true for cross-site requests of browsers (CSRF guard). Other clients send neither header.
 * @param own addresses of this shop
 */
export function isCrossSite({ headers }: Pick<Request, 'headers'>, own: () => readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site';
  const origin = headers.get('origin');
  return origin !== null && !own().some((address) => new URL(address).origin === origin);
}

export function refuseCrossSite(): Response {
  return envelope(403, 'Cross-site requests are not allowed', { error: 'cross_site' });
}

import { envelope } from './respond';

/**
 * Whether a browser says that a page of another site makes this request: that site could not read the answer, but what the call does would be done.
 * Programs that are no browsers say nothing of it.
 * @param own addresses of this shop
 */
export function isForeign({ headers }: Pick<Request, 'headers'>, own: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site';
  const origin = headers.get('origin');
  return origin !== null && !own.some((address) => new URL(address).origin === origin);
}

export function refuseForeign(): Response {
  return envelope(403, 'A page of another site may not do this', { error: 'cross_site' });
}

const OF_DEVELOPMENT = /^\/(dev|pay)(\/|$)/;
/** Literal loopback names, which guard against DNS rebinding. */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '::1'];
const FORWARDED =
  /^(x-forwarded-|(forwarded|via|x-real-ip|cf-connecting-ip|cf-ray|true-client-ip|x-client-ip|x-cluster-client-ip|fastly-client-ip)$)/;

export function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => FORWARDED.test(name));
}

/** True for development pages requested via another host, proxy or tunnel. */
export function isFromOutside(request: Pick<Request, 'headers' | 'url'>): boolean {
  const { hostname, pathname } = new URL(request.url);
  if (!OF_DEVELOPMENT.test(pathname)) return false;
  return isForwarded(request.headers) || !LOOPBACK_NAMES.includes(hostname.replaceAll(/[[\]]/g, ''));
}

/** Pages of a development shop: what it would have sent (mails, sign-in codes), and test payments. */
const OF_DEVELOPMENT = /^\/(dev|pay)(\/|$)/;
/** Names of this machine, which no other can have. A host of one's own that resolves to 127.0.0.1 (DNS rebinding) is none. */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '::1'];
/** Headers by which proxies and tunnels say that a request came from elsewhere. */
const FORWARDED =
  /^(x-forwarded-|(forwarded|via|x-real-ip|cf-connecting-ip|cf-ray|true-client-ip|x-client-ip|x-cluster-client-ip|fastly-client-ip)$)/;

/** True for a request that says it came through a proxy or a tunnel. Pure. */
export function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => FORWARDED.test(name));
}

/** True for a page of development that this machine's own browser does not ask for: another host, or through a proxy or a tunnel. Pure. */
export function isFromOutside(request: Pick<Request, 'headers' | 'url'>): boolean {
  const { hostname, pathname } = new URL(request.url);
  if (!OF_DEVELOPMENT.test(pathname)) return false;
  return isForwarded(request.headers) || !LOOPBACK_NAMES.includes(hostname.replaceAll(/[[\]]/g, ''));
}

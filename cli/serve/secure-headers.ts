const FOR_OTHERS = /^\/(img|share|feeds)\/|^\/(sitemap|robots|favicon|icon|apple-touch-icon|manifest)/;
/** One year, without includeSubDomains, since other hosts may lack https. */
const HSTS = 'max-age=31536000';
/** Excludes pages, scripts (their policy applies to workers) and types with a browser viewer. */
const LOADS_NOTHING = /^(application\/(manifest\+)?json|text\/(plain|css)|image\/)/;
const POLICY = "default-src 'none'; frame-ancestors 'none'";
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()';

interface Place {
  readonly pathname: string;
  readonly isHttps: boolean;
}

/** Adds security headers that the response lacks. Mutates it, since a new response would be streamed. */
export function secured(response: Response, { pathname, isHttps }: Place): Response {
  const { headers } = response;
  const add = (name: string, value: string): void => {
    if (!headers.has(name)) headers.set(name, value);
  };
  add('x-content-type-options', 'nosniff');
  add('referrer-policy', 'strict-origin');
  add('cross-origin-resource-policy', FOR_OTHERS.test(pathname) ? 'cross-origin' : 'same-origin');
  if (isHttps) add('strict-transport-security', HSTS);
  if (LOADS_NOTHING.test(headers.get('content-type') ?? '')) add('content-security-policy', POLICY);
  if (headers.get('content-type')?.startsWith('text/html') === true) {
    add('cross-origin-opener-policy', 'same-origin');
    add('permissions-policy', PERMISSIONS);
    // Revalidate. Not 'private': responses hold no identity, and it would prevent caching on the device.
    add('cache-control', 'no-cache');
  }
  const cookies = headers.getSetCookie();
  if (isHttps && cookies.length > 0) {
    headers.delete('set-cookie');
    for (const cookie of cookies)
      headers.append('set-cookie', /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
  return response;
}

/** What other sites may show of ours: pictures, and what machines read. */
const FOR_OTHERS = /^\/(img|share|feeds)\/|^\/(sitemap|robots|favicon|icon|apple-touch-icon|manifest)/;
/** A year. Whether other hosts of the domain speak https is not ours to say. */
const HSTS = 'max-age=31536000';
/** What is neither a page, nor a script, whose policy is that of its worker, nor a document that browsers have a viewer for. */
const LOADS_NOTHING = /^(application\/(manifest\+)?json|text\/(plain|css)|image\/)/;
const POLICY = "default-src 'none'; frame-ancestors 'none'";
/** A shop needs none of these, and nothing that it might be made to load does either. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()';

interface Place {
  readonly pathname: string;
  /** The shop is reached by https. */
  readonly isHttps: boolean;
}

/**
 * Says with every answer how browsers are to guard it, where the answer does not say so itself: who may embed it, what it may ask of the device,
 * that what it names in addresses goes nowhere, and that it is asked for by https alone. Said in the answer's own headers: another answer with its body
 * would be sent as a stream.
 */
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
    // It is asked for again each time. Nobody's name is in it, since who somebody is stands in no cookie: 'private' would keep it from the shopper's own device.
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

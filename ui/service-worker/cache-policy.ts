export const HOMES = 'homes';
export const PAGES = 'pages';

export function offlinePageOf(home: string): string {
  return home === '/' ? '/offline' : `${home}/offline`;
}

/** Cached in advance, since the bag's content is on the device. */
export function bagPageOf(home: string): string {
  return home === '/' ? '/cart' : `${home}/cart`;
}

const NO_PAGE =
  /^\/(api|img|pay|dev|assets|icons)(\/|$)|^\/(healthz|readyz|url|service-worker\.js)$|\.[a-z0-9]{2,12}$/i;
/** URL secrets that must not be cached on a device. */
const SECRETS = ['contact', 'code', 'token', 'email', 'promo', 'key', 'order'] as const;
/** The path of a shared bag is a secret. Paths can begin with any store code; other first parts match too. */
const SHARED_BAG = /^(\/[a-z][a-z0-9_-]{1,7})?\/cart\/[^/]/;
/** No update activates during these steps. */
const IN_CHECKOUT = /^(\/[a-z][a-z0-9_-]{1,7})?\/(checkout|order|successful-payment|failed-payment)(\/|$)/;

const OFFICE = /^(\/[a-z][a-z0-9_-]{1,7})?\/(manage|cabinet|admin)(\/|$)/;

/** Personal images, never cached. */
const PERSONAL = /^\/img\/(.*\/)?(portrait|blogger)\//;

export function isPicture({ pathname }: URL): boolean {
  if (PERSONAL.test(pathname)) return false;
  return pathname.startsWith('/img/') || pathname.startsWith('/icons/') || pathname === '/favicon.svg';
}

export function isPage({ pathname }: URL): boolean {
  return !NO_PAGE.test(pathname);
}

/** Returns true if the URL may be cached; response headers decide too. */
export function isKeepablePage(url: URL): boolean {
  return isPage(url) && !SHARED_BAG.test(url.pathname) && !SECRETS.some((name) => url.searchParams.has(name));
}

export function isKeepableAnswer(answer: {
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}): boolean {
  if (answer.status !== 200 || answer.redirected) return false;
  if (!/^text\/html\b/.test(answer.headers.get('content-type') ?? '')) return false;
  return !isForbidden(answer);
}

export function isKeepablePicture(answer: {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}): boolean {
  return answer.status === 200 && !isForbidden(answer);
}

function isForbidden({ headers }: { readonly headers: { get(name: string): string | null } }): boolean {
  return /\b(no-store|private)\b/.test(headers.get('cache-control') ?? '');
}

export function isOffice({ pathname }: URL): boolean {
  return OFFICE.test(pathname);
}

export function isInCheckout({ pathname }: URL): boolean {
  return IN_CHECKOUT.test(pathname);
}

/** Picks the home with the longest matching path. */
export function homeOf(pathname: string, homes: readonly string[]): string | undefined {
  const own = homes.filter((home) => home === '/' || pathname === home || pathname.startsWith(`${home}/`));
  return own.reduce<string | undefined>(
    (best, home) => (best === undefined || home.length > best.length ? home : best),
    undefined,
  );
}

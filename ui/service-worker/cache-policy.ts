/** The documents of the stores' homes; they stay as long as the worker does. */
export const HOMES = 'homes';
/** Documents of the pages that were seen. */
export const PAGES = 'pages';

/** Address of the page that says that there is no network, by the home of its store: shown in place of what is not kept (S §8). */
export function offlinePageOf(home: string): string {
  return home === '/' ? '/offline' : `${home}/offline`;
}

/** Address of the bag, by the home of its store: what is in it lies on the device, so that it opens without a network, seen before or not (S §7). */
export function bagPageOf(home: string): string {
  return home === '/' ? '/cart' : `${home}/cart`;
}

/** Where the back end answers, and files of the build: no pages. */
const NO_PAGE =
  /^\/(api|img|pay|dev|assets|icons)(\/|$)|^\/(healthz|readyz|url|service-worker\.js)$|\.[a-z0-9]{2,12}$/i;
/** What must not stay on a device: secrets of links that sign in, set a password, open a cart, or an order to anybody who has its id. */
const SECRETS = ['contact', 'code', 'token', 'email', 'promo', 'key', 'order'] as const;
/** A shared bag opens for everybody who has its address: the path itself is the secret. */
const SHARED_BAG = /^(\/[a-z]{2})?\/cart\/[^/]/;
/** Steps of an order, in any store: no new version takes over in the middle of them. */
const IN_CHECKOUT = /^(\/[a-z]{2})?\/(checkout|order|successful-payment|failed-payment)(\/|$)/;

/** Pages of staff and bloggers, in any store. */
const OFFICE = /^(\/[a-z]{2})?\/(manage|cabinet|admin)(\/|$)/;

/** What shows a person, and what a blogger has photographed: it is asked for again and never kept. */
const PERSONAL = /^\/img\/(.*\/)?(portrait|blogger)\//;

export function isPicture({ pathname }: URL): boolean {
  if (PERSONAL.test(pathname)) return false;
  return pathname.startsWith('/img/') || pathname.startsWith('/icons/') || pathname === '/favicon.svg';
}

/** Whether an address is one of the shop's pages: without a network it leads to something that is kept, be it home (S §7). */
export function isPage({ pathname }: URL): boolean {
  return !NO_PAGE.test(pathname);
}

/** Whether the document of an address may stay on the device (S §7); what the server says of it decides as well. */
export function isKeepablePage(url: URL): boolean {
  return isPage(url) && !SHARED_BAG.test(url.pathname) && !SECRETS.some((name) => url.searchParams.has(name));
}

/** Whether the shop's answer may stay: a page that is there, and that it has not forbidden to keep. */
export function isKeepableAnswer(answer: {
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}): boolean {
  if (answer.status !== 200 || answer.redirected) return false;
  if (!/^text\/html\b/.test(answer.headers.get('content-type') ?? '')) return false;
  return !isForbidden(answer);
}

/** Whether a picture may stay: not one that the shop has forbidden to keep, as those that show a person. */
export function isKeepablePicture(answer: {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}): boolean {
  return answer.status === 200 && !isForbidden(answer);
}

function isForbidden({ headers }: { readonly headers: { get(name: string): string | null } }): boolean {
  return /\b(no-store|private)\b/.test(headers.get('cache-control') ?? '');
}

/** Whether a page is of staff or bloggers: its files are no shopper's. */
export function isOffice({ pathname }: URL): boolean {
  return OFFICE.test(pathname);
}

export function isInCheckout({ pathname }: URL): boolean {
  return IN_CHECKOUT.test(pathname);
}

/** The home of the store that an address is of, by the homes that are kept: the one whose path is the longest beginning. */
export function homeOf(pathname: string, homes: readonly string[]): string | undefined {
  const own = homes.filter((home) => home === '/' || pathname === home || pathname.startsWith(`${home}/`));
  return own.reduce<string | undefined>(
    (best, home) => (best === undefined || home.length > best.length ? home : best),
    undefined,
  );
}

import { MAX_REDIRECT_HOPS, MAX_REDIRECT_LENGTH } from '../contract/content/redirect-limits';
import { formatQuery, parseUrl, segmentsOf, splitStoreCode } from '../links';

/**
 * Returns an old address as it is compared: the path in lower case, without host, query and trailing slash; undefined
 * for the home page and for what is no address. Pure.
 */
export function redirectFrom(address: string): string | undefined {
  const { path } = parseUrl(address.trim());
  const from = `/${segmentsOf(path).join('/')}`.toLowerCase();
  return from === '/' || from.length > MAX_REDIRECT_LENGTH || hasControl(from) ? undefined : from;
}

/** Returns the address that a redirect leads to, always one of this shop; undefined for any other. Pure. */
export function redirectTo(address: string): string | undefined {
  const text = address.trim();
  if (!/^\/(?![/\\])/u.test(text) || hasControl(text)) return undefined;
  const { host, path, query } = parseUrl(text);
  const asked = formatQuery(query);
  const to = asked === '' ? path : `${path}?${asked}`;
  return host !== '' || to.length > MAX_REDIRECT_LENGTH ? undefined : to;
}

/**
 * Follows redirects from one address to the last one.
 * @param next target of an address, in the form of `redirectTo`
 * @param keyOf form in which addresses are compared and asked for
 * @returns undefined without a redirect; 'endless' if they lead back or through too many
 */
export async function followRedirects(
  from: string,
  next: (from: string) => Promise<string | undefined>,
  keyOf: (address: string) => string | undefined = redirectFrom,
): Promise<{ readonly to: string } | 'endless' | undefined> {
  const first = keyOf(from);
  const seen = new Set([first]);
  let to: string | undefined;
  for (;;) {
    const key: string | undefined = to === undefined ? first : keyOf(to);
    const step = key === undefined ? undefined : await next(key);
    if (step === undefined) return to === undefined ? undefined : { to };
    const reached = keyOf(step);
    if ((reached !== undefined && seen.has(reached)) || seen.size > MAX_REDIRECT_HOPS) return 'endless';
    if (reached !== undefined) seen.add(reached);
    to = step;
  }
}

/**
 * Follows redirects as a store shows them: those of its own addresses, such as /de/hat, before those of every store.
 * @param codes codes by which addresses name a store
 * @param byFrom target of an address, in the form of `redirectTo`
 */
export function followInStore(
  from: string,
  { storeCode, codes }: { readonly storeCode: string; readonly codes: readonly string[] },
  byFrom: (from: string) => Promise<string | undefined>,
): ReturnType<typeof followRedirects> {
  const placed = (address: string): string | undefined => {
    const key = redirectFrom(address);
    if (key === undefined) return undefined;
    const named = splitStoreCode(key, codes);
    return `/${named.storeCode ?? storeCode}${named.path}`;
  };
  const next = async (place: string) => (await byFrom(place)) ?? byFrom(place.replace(/^\/[^/]*/u, ''));
  return followRedirects(from, next, placed);
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

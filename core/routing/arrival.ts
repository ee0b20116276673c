/** What an address brought besides its page: for this visitor alone, never part of a page, a ping or a link. */
export interface Arrival {
  /** Of whom the shopper comes: becomes the promoCode claim (A §4.4). */
  readonly promo?: string | undefined;
  /** A link that signs in (A §4.2); only where it names both. */
  readonly signIn?: { readonly contact: string; readonly code: string } | undefined;
  /** The mail's link for a new password (A §7). */
  readonly reset?: { readonly email: string; readonly token: string } | undefined;
}

const RESET_PAGE = /\/create-password\/?$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text; // half an encoding, as mail programs cut addresses
  }
}

/** Names of the parameters that are private on a page. A code without a contact is somebody else's. */
function privateNames(path: string, names: readonly string[]): ReadonlySet<string> {
  const isSigningIn = names.includes('contact');
  return new Set([
    'promo',
    ...(isSigningIn ? ['contact', 'code'] : []),
    ...(RESET_PAGE.test(path) ? ['email', 'token'] : []),
  ]);
}

interface Split {
  /** The address without what is private, everything else as it was written. */
  readonly url: string;
  /** What was private, as it was written: 'promo=A&contact=b'; empty where nothing was. */
  readonly taken: string;
  readonly arrival: Arrival;
}

/** Takes what is private out of an address (path and query, with or without host and fragment). Pure. */
export function splitArrival(address: string): Split {
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '');
  const named = pairs.map((pair) => [decoded(pair.replace(/=.*$/s, '')), pair] as const);
  const hidden = privateNames(
    base,
    named.map(([name]) => name),
  );
  const taken = named.filter(([name]) => hidden.has(name));
  if (taken.length === 0) return { url: address, taken: '', arrival: {} };
  const rest = named.filter(([name]) => !hidden.has(name)).map(([, pair]) => pair);
  const values = new Map(taken.map(([name, pair]) => [name, decoded(pair.replace(/^[^=]*=?/s, ''))]));
  return {
    url: base + (rest.length === 0 ? '' : `?${rest.join('&')}`) + fragment,
    taken: taken.map(([, pair]) => pair).join('&'),
    arrival: arrivalOf((name) => values.get(name)?.trim() ?? ''),
  };
}

function arrivalOf(value: (name: string) => string): Arrival {
  const [promo, contact, code] = [value('promo'), value('contact'), value('code')];
  const [email, token] = [value('email'), value('token')];
  return {
    ...(promo !== '' && { promo }),
    ...(contact !== '' && code !== '' && { signIn: { contact, code } }),
    ...(email !== '' && token !== '' && { reset: { email, token } }),
  };
}

/** An address with what was taken out of another one: where a redirect leads on with it. Pure. */
export function withTaken(address: string, taken: string): string {
  if (taken === '') return address;
  const [, base = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${base}${base.includes('?') ? '&' : '?'}${taken}${fragment}`;
}

/** Private parameters of an address; never part of a page, a ping or a link. */
export interface Arrival {
  readonly promo?: string | undefined;
  readonly signIn?: { readonly contact: string; readonly code: string } | undefined;
  readonly reset?: { readonly email: string; readonly token: string } | undefined;
}

const RESET_PAGE = /\/create-password\/?$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text; // Truncated encoding; mail programs cut addresses.
  }
}

function privateNames(path: string, names: readonly string[]): ReadonlySet<string> {
  const isSigningIn = names.includes('contact');
  return new Set([
    'promo',
    ...(isSigningIn ? ['contact', 'code'] : []),
    ...(RESET_PAGE.test(path) ? ['email', 'token'] : []),
  ]);
}

interface Split {
  readonly url: string;
  readonly taken: string;
  readonly arrival: Arrival;
}

/** Removes private parameters from an address. */
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

/** Returns the address with the given query appended, before its fragment. */
export function withTaken(address: string, taken: string): string {
  if (taken === '') return address;
  const [, base = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${base}${base.includes('?') ? '&' : '?'}${taken}${fragment}`;
}

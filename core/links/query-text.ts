import { lookUp } from '../kernel/look-up';

/** Percent-decodes text; what is no valid encoding stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray '%' in an address that somebody typed is no reason to fail
  }
}

/**
 * Reads 'color=black,red&size=m' into decoded values. '+' is a space; a key that repeats, as a form without scripts sends
 * it, has its values joined by ','. The first 100 pairs count, the rest is dropped.
 */
export function parseQuery(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const pair of text.replace(/^\?/, '').split('&', 100)) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const [rawKey, rawValue] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    const key = decodeText(rawKey.replaceAll('+', ' '));
    const value = decodeText(rawValue.replaceAll('+', ' '));
    if (key === '' || key === '__proto__') continue;
    const before = lookUp(values, key);
    values[key] = before === undefined ? value : `${before},${value}`;
  }
  return values;
}

/** The inverse, in the order of the keys; commas, slashes and colons stay readable. Empty text for no values. */
export function formatQuery(values: Readonly<Record<string, string | undefined>>): string {
  const encode = (text: string) =>
    encodeURIComponent(text)
      .replaceAll('%2C', ',')
      .replaceAll('%2F', '/')
      .replaceAll('%3A', ':')
      .replaceAll('%20', '+');
  return Object.entries(values)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${encode(key)}=${encode(value)}`]))
    .join('&');
}

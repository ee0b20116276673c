import { lookUp } from '../kernel/look-up';

export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses at most 100 pairs; '+' is a space, repeated keys are joined by ','. */
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

/** Inverse of `parseQuery`; commas, slashes and colons stay readable. */
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

/**
 * Whether a text is a path within the shop: it begins with one slash, and nothing in it makes a browser read a host out of it
 * ('//host', a backslash, or control characters that browsers leave out).
 */
export function isOwnPath(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(text);
}

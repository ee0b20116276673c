/** Rejects '//host', backslashes and control characters, which browsers may resolve to another host. */
export function isOwnPath(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(text);
}

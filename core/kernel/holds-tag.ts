/**
 * Returns true if an `If-None-Match` header contains an entity tag, weak or strong, or `*` (RFC 9110, 13.1.2). Pure.
 * @param header header value; null if missing
 * @param etag with quotes
 */
export function holdsTag(header: string | null | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}

/**
 * Returns true where an `If-None-Match` header holds an entity tag, in a list or alone, weak or strong, or any by `*` (RFC 9110, 13.1.2). Pure.
 * @param header value of the header; null where it was not sent
 * @param etag in its quotes
 */
export function holdsTag(header: string | null | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}

/** Matches If-None-Match, weak tags included. */
export function isKnown(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match') ?? '';
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

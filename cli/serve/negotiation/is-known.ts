/** Whether a browser has these bytes already, by the entity tags that it sends along; weak ones count. Pure. */
export function isKnown(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match') ?? '';
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

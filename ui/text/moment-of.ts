/**
 * A moment as the store's country writes it, in the shopper's own time. Only for what the server does not render.
 * @param iso ISO 8601
 */
export function momentOf(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}

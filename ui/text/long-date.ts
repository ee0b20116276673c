const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as the store's country writes it, its month as a word; the same on both sides of hydration, wherever the shopper is.
 * The format is kept: it is dear to make (some 0.3 ms), and a server shows reviews on every product page.
 * @param iso a moment, ISO 8601
 * @param locale of one of the stores, so that there are a dozen at most
 */
export function longDate(iso: string, locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(iso));
}

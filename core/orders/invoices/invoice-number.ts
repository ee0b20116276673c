/** Number formats without the running number; `{year}` is the year of the invoice. */
export const STANDARD_SERIES = { invoice: 'INV-{year}-', credit_note: 'CN-{year}-' } as const;

/** Digits of the running number, with leading zeros. */
export const STANDARD_DIGITS = 5;

/**
 * Returns the series that a document is numbered in, such as 'INV-2026-'. Numbers are consecutive within it.
 * @param day date of the document, YYYY-MM-DD
 */
export function seriesOf(format: string, day: string): string {
  return format.replaceAll('{year}', day.slice(0, 4));
}

/** Returns a number such as 'INV-2026-00001'. */
export function invoiceNumber(series: string, position: number, digits: number = STANDARD_DIGITS): string {
  return `${series}${String(position).padStart(digits, '0')}`;
}

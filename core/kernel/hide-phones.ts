/** Separators between the digits of a number as people write it; bounded, so that no text takes long. */
const GAP = String.raw`[\s().\/‐‑–-]{0,3}`;
/** Not within a word, a figure, a time or a path. */
const BEFORE = String.raw`(?<![\w.,:+\/-])`;
const AFTER = String.raw`(?![\w-]|[.,:]\d)`;

const WRITTEN = [
  // '+49 (30) 123-456', '+1.212.555.0100'
  String.raw`(?<!\w)\+${GAP}\d(?:${GAP}\d){5,16}`,
  // '0049 30 123456'; not '000000123', which is the number of an order
  String.raw`${BEFORE}00${GAP}[1-9](?:${GAP}\d){8,14}${AFTER}`,
  // '030/123 45 67', '(0171) 1234567'; neither '01.02.2026 10:00' nor the 13 digits of a bar code
  String.raw`${BEFORE}\(?0(?!\d[-\/.]\d\d?[-\/.]\d\d)[1-9](?:[\s()\/‐‑–-]{0,3}\d){7,10}${AFTER}`,
  // '(212) 555-0100', '8 (495) 123-45-67'
  String.raw`(?<![\w.,:+\/-])(?:\d[\s-]?)?\(\d{2,5}\)[\s-]?\d(?:[\s\/-]?\d){4,8}${AFTER}`,
  // '212-555-0100', '8 800 555 35 35'
  String.raw`${BEFORE}(?:[18][\s.-])?\d{3}([\s.-])\d{3}(?:\1\d{4}|[\s-]\d\d[\s-]?\d\d)${AFTER}`,
].map((pattern) => new RegExp(pattern, 'g'));

/**
 * Hides phone numbers in a text, with spaces, brackets, slashes and leading zeros as people write them. Numbers of orders, prices, days, addresses of
 * the web and bar codes stay. Pure.
 * @param sign what stands in their place
 */
export function hidePhones(text: string, sign: string): string {
  return WRITTEN.reduce((hidden, pattern) => hidden.replace(pattern, sign), text);
}

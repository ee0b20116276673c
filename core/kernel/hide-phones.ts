const GAP = String.raw`[\s().\/‐‑–-]{0,3}`;
const BEFORE = String.raw`(?<![\w.,:+\/-])`;
const AFTER = String.raw`(?![\w-]|[.,:]\d)`;

const WRITTEN = [
  // '+49 (30) 123-456', '+1.212.555.0100'
  String.raw`(?<!\w)\+${GAP}\d(?:${GAP}\d){5,16}`,
  String.raw`${BEFORE}00${GAP}[1-9](?:${GAP}\d){8,14}${AFTER}`,
  String.raw`${BEFORE}\(?0(?!\d[-\/.]\d\d?[-\/.]\d\d)[1-9](?:[\s()\/‐‑–-]{0,3}\d){7,10}${AFTER}`,
  // '(212) 555-0100', '8 (495) 123-45-67'
  String.raw`(?<![\w.,:+\/-])(?:\d[\s-]?)?\(\d{2,5}\)[\s-]?\d(?:[\s\/-]?\d){4,8}${AFTER}`,
  // '212-555-0100', '8 800 555 35 35'
  String.raw`${BEFORE}(?:[18][\s.-])?\d{3}([\s.-])\d{3}(?:\1\d{4}|[\s-]\d\d[\s-]?\d\d)${AFTER}`,
].map((pattern) => new RegExp(pattern, 'g'));

/**
 * Masks phone numbers; order numbers, prices, dates, URLs and bar codes stay.
 * @param sign replacement text
 */
export function hidePhones(text: string, sign: string): string {
  return WRITTEN.reduce((hidden, pattern) => hidden.replace(pattern, sign), text);
}

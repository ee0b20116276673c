/**
 * Characters that no text keeps: control characters except tabs and line breaks, lone surrogates, noncharacters, and
 * bidi embeddings and overrides, which can turn the text around them. Joiners of emoji and Persian stay.
 */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202A-\u202E\u2066-\u2069]/gu;
/** The same characters as JSON escapes, except NUL. */
const ESCAPED = /\\(?:[bf]|u(?:00(?:[0189]|7f)|d[89a-f]|202|206|f[df]))/i;

/** Removes the characters that no text keeps. */
export function writableText(text: string): string {
  return text.replace(UNWRITABLE, '');
}

/** True if JSON may have such characters, escaped or not. */
export function mayHoldUnwritable(json: string): boolean {
  return ESCAPED.test(json) || json.search(UNWRITABLE) >= 0;
}

/** Removes them from all texts of a value that was read from JSON. */
export function writableValue(value: unknown): unknown {
  if (typeof value === 'string') return writableText(value);
  if (Array.isArray(value)) return value.map(writableValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, writableValue(member)]));
}

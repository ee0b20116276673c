import { lookUp } from '../../../core/kernel/look-up';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Control characters, halves of characters and what is none: no document may hold them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const HALF_AT_END = /[\uD800-\uDBFF]$/;

/** Text as one line, without what no document may hold. */
export function oneLine(text: string): string {
  return text.replace(UNWRITABLE, ' ').replace(/\s+/g, ' ').trim();
}

/** Merchants' HTML as one line of words; what is between tags that are no text is left out. */
export function wordsOf(html: string): string {
  return oneLine(
    html
      .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
      // Up to the next '<' at the most: a text of nothing but these would be looked through once for each of them.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, (entity) => lookUp(ENTITIES, entity) ?? entity),
  );
}

/** The text, or its beginning and '…' where it is longer than `most` characters; up to a whole word where one ends in its second half. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  const whole = end > most / 2 ? cut.slice(0, end) : cut;
  // A character outside the first plane is two; half of one is nothing.
  return `${whole.replace(HALF_AT_END, '').trimEnd()}…`;
}

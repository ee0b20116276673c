import { lookUp } from '../../../../core/kernel/look-up';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const HALF_AT_END = /[\uD800-\uDBFF]$/;

export function oneLine(text: string): string {
  return text.replace(UNWRITABLE, ' ').replace(/\s+/g, ' ').trim();
}

export function wordsOf(html: string): string {
  return oneLine(
    html
      .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
      // Bounded by the next '<', to avoid quadratic backtracking.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, (entity) => lookUp(ENTITIES, entity) ?? entity),
  );
}

/** Truncates to `max` characters with '…', at a word boundary in the second half. */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  const whole = end > max / 2 ? cut.slice(0, end) : cut;
  // Never splits a surrogate pair.
  return `${whole.replace(HALF_AT_END, '').trimEnd()}…`;
}

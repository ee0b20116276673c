import { lookUp } from '../../../core/kernel/look-up';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Feeds and tables hold plain text; what has tags all the same is taken with them. */
export function htmlOf(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text;
  return text.replaceAll(/[&<>]/g, (sign) => lookUp(ESCAPES, sign) ?? sign).replaceAll(/\r?\n/g, '<br />');
}

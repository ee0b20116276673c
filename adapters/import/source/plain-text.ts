import { lookUp } from '../../../core/kernel/look-up';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export function htmlOf(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text;
  return text.replaceAll(/[&<>]/g, (sign) => lookUp(ESCAPES, sign) ?? sign).replaceAll(/\r?\n/g, '<br />');
}

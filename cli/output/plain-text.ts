import { lookUp } from '../../core';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** HTML as words, a paragraph to a line: on a terminal they are enough. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|div|section)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => lookUp(ENTITIES, name) ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Any value in a line: texts as they are, the rest as JSON. */
export function inline(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

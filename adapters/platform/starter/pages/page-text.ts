import type { FooterSection } from '../../../../core/contract/content/footer';
import { inLanguage } from '../words/words';
import type { Words } from '../words/words';
import type { Language } from '../../ports/catalogue/catalogue-data';

/** Holds all five languages, so that none can be missing. */
export type PagePart =
  | { readonly kind: 'heading'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'text'; readonly words: Words };

export interface PageText {
  readonly identifier: string;
  readonly title: Words;
  readonly summary: Words;
  readonly parts: readonly PagePart[];
  readonly section?: FooterSection;
  readonly countries?: readonly string[];
}

export const heading = (...words: Words): PagePart => ({ kind: 'heading', words });
export const text = (...words: Words): PagePart => ({ kind: 'text', words });
export const list = (...items: readonly Words[]): PagePart => ({ kind: 'list', items });
export const table = (head: readonly Words[], rows: readonly (readonly string[])[]): PagePart => ({
  kind: 'table',
  head,
  rows,
});

function escaped(raw: string): string {
  return raw.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function row(cells: readonly string[], tag: 'td' | 'th'): string {
  const [first = '', ...others] = cells;
  const lead = tag === 'th' ? `<th scope="col">${escaped(first)}</th>` : `<th scope="row">${escaped(first)}</th>`;
  const open = tag === 'th' ? '<th scope="col">' : '<td>';
  return `<tr>${lead}${others.map((cell) => `${open}${escaped(cell)}</${tag}>`).join('')}</tr>`;
}

function partAsHtml(part: PagePart, language: Language): string {
  if (part.kind === 'heading') return `<h2>${escaped(inLanguage(part.words, language))}</h2>`;
  if (part.kind === 'text') return `<p>${escaped(inLanguage(part.words, language))}</p>`;
  if (part.kind === 'list') {
    return `<ul>${part.items.map((item) => `<li>${escaped(inLanguage(item, language))}</li>`).join('')}</ul>`;
  }
  const head = row(
    part.head.map((cell) => inLanguage(cell, language)),
    'th',
  );
  return `<table><thead>${head}</thead><tbody>${part.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

/** Renders a page as safe HTML: headings, paragraphs, lists and tables. */
export function pageHtml(page: Pick<PageText, 'parts'>, language: Language): string {
  return page.parts.map((part) => partAsHtml(part, language)).join('\n');
}

import type { IOptions } from 'sanitize-html';
import { isLink } from '../../../core/kernel/link';

const TEXT = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'figure'];
const WORDS = ['b', 'strong', 'i', 'em', 'u', 's', 'sup', 'sub', 'small', 'code', 'abbr', 'time', 'figcaption', 'img'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Text and its order, tables, links and pictures: nothing that acts, positions or looks like a part of the shop's own pages. */
const OPTIONS: IOptions = {
  allowedTags: [...TEXT, ...WORDS, ...TABLES],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    // A link out of the shop gives no reference of it.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) },
    }),
  },
  // A picture comes from this shop, or from another place over https.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isLink(attribs['src'] ?? ''),
};

/** What a merchant wrote, without what acts or loads (A §6). The same again for what is clean already. Its cleaner is loaded with the first text. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  // The second time closes what the first nested wrongly, as a paragraph made of a division that holds paragraphs.
  return sanitize(sanitize(html, OPTIONS), OPTIONS).trim();
}

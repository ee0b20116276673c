import type { IOptions } from 'sanitize-html';
import { isLink } from '../../../../core/kernel/link';

const TEXT = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'figure'];
const WORDS = ['b', 'strong', 'i', 'em', 'u', 's', 'sup', 'sub', 'small', 'code', 'abbr', 'time', 'figcaption', 'img'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

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
    // External pages must not get `window.opener`.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) && { rel: 'noopener' }) },
    }),
  },
  // Images must be local or https.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isLink(attribs['src'] ?? ''),
};

/** Sanitizes merchant HTML. Idempotent; the sanitizer loads lazily. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  // The second pass repairs invalid nesting produced by the first.
  return sanitize(sanitize(html, OPTIONS), OPTIONS).trim();
}

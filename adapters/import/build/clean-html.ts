import type { IOptions } from 'sanitize-html';

const OPTIONS: IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'h3',
    'h4',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }),
  },
};

export type CleanHtml = (html: string) => string;

/** Loads the sanitizer lazily. Magento's '{{…}}' directives are removed. */
export async function loadCleanHtml(): Promise<CleanHtml> {
  const { default: sanitize } = await import('sanitize-html');
  return (html) => {
    // The second pass repairs invalid nesting produced by the first.
    const cleaned = sanitize(sanitize(html.replace(/\{\{[^{}]*\}\}/g, ''), OPTIONS), OPTIONS);
    return cleaned.replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '').trim();
  };
}

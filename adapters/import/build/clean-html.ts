import type { IOptions } from 'sanitize-html';

/** Markup that a description may have: text and its order, nothing that acts, loads or positions. */
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

/** Cleans one description. */
export type CleanHtml = (html: string) => string;

/** Loads the cleaner when the first import needs it. Magento's '{{…}}' directives go too: they mean nothing here. */
export async function loadCleanHtml(): Promise<CleanHtml> {
  const { default: sanitize } = await import('sanitize-html');
  return (html) => {
    // The second time closes what the first nested wrongly, as a paragraph made of a division that holds paragraphs.
    const cleaned = sanitize(sanitize(html.replace(/\{\{[^{}]*\}\}/g, ''), OPTIONS), OPTIONS);
    return cleaned.replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '').trim();
  };
}

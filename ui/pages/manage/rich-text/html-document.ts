import { DOMParser as TextParser, DOMSerializer, type Node as TextNode } from 'prosemirror-model';
import { canonicalHtml } from './canonical-html';
import { TEXT_SCHEMA } from './schema';

const parser = TextParser.fromSchema(TEXT_SCHEMA);
const serializer = DOMSerializer.fromSchema(TEXT_SCHEMA);

/** Parses without running scripts or loading pictures. */
function inert(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Undefined if the editor would lose a part of the text, such as a table. */
export function readHtml(html: string): TextNode | undefined {
  const given = inert(html);
  const expected = canonicalHtml(given);
  const read = parser.parse(given);
  return canonicalHtml(inert(writeHtml(read))) === expected ? read : undefined;
}

/** One line per block; empty texts have no markup. */
export function writeHtml(text: TextNode): string {
  const page = document.implementation.createHTMLDocument('');
  page.body.append(serializer.serializeFragment(text.content, { document: page }));
  for (const paragraph of page.body.querySelectorAll('li > p:first-child')) {
    const { nextElementSibling: next } = paragraph;
    if (next === null || next.tagName === 'UL' || next.tagName === 'OL') paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const caption of page.body.querySelectorAll('figcaption:empty')) caption.remove();
  const blocks = [...page.body.children];
  while (blocks.at(-1)?.outerHTML === '<p></p>') blocks.pop();
  return blocks.map((block) => block.outerHTML).join('\n');
}

import { Schema, type AttributeSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { isLink } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';

/** Other levels become these, as the platform's sanitizer does. */
const HEADINGS = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const;
const PICTURE = ['src', 'alt', 'width', 'height'] as const;

type Attributes = Record<string, string | null>;

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function attributesOf(element: Element, names: readonly string[]): Attributes {
  return Object.fromEntries(names.map((name) => [name, textOf(element.getAttribute(name))]));
}

function emptyAttributes(names: readonly string[]): Record<string, AttributeSpec> {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}

/** An empty alt text marks a decorative picture, so it is always written. */
function pictureOf(attrs: Readonly<Record<string, unknown>>): Record<string, string> {
  const written = PICTURE.map((name) => [name, textOf(attrs[name]) ?? (name === 'alt' ? '' : null)] as const);
  return Object.fromEntries(written.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The platform removes other addresses, such as those of pictures that are pasted as data. */
function imageOf(element: Element): Attributes | false {
  return isLink(element.getAttribute('src') ?? '') ? attributesOf(element, PICTURE) : false;
}

/** One picture with an optional caption; other figures are edited as HTML. */
function figureOf(element: HTMLElement): Attributes | false {
  const [picture, caption, ...others] = element.children;
  if (picture?.tagName !== 'IMG' || others.length > 0) return false;
  return caption === undefined || caption.tagName === 'FIGCAPTION' ? imageOf(picture) : false;
}

function captionOf(figure: Node): HTMLElement {
  const caption = figure instanceof Element ? figure.querySelector('figcaption') : null;
  return caption instanceof HTMLElement ? caption : document.createElement('figcaption');
}

function block(tag: string, content: string): NodeSpec {
  return { content, group: 'block', parseDOM: [{ tag }], toDOM: () => [tag, 0] };
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: block('p', 'inline*'),
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: Object.entries(HEADINGS).map(([tag, level]) => ({ tag, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
  },
  quote: { ...block('blockquote', 'block+'), defining: true },
  bullet_list: block('ul', 'list_item+'),
  ordered_list: block('ol', 'list_item+'),
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  figure: {
    attrs: emptyAttributes(PICTURE),
    content: 'inline*',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: 'figure', getAttrs: figureOf, contentElement: captionOf }],
    toDOM: ({ attrs }) => ['figure', ['img', pictureOf(attrs)], ['figcaption', 0]],
  },
  image: {
    attrs: emptyAttributes(PICTURE),
    inline: true,
    group: 'inline',
    draggable: true,
    parseDOM: [{ tag: 'img[src]', getAttrs: imageOf }],
    toDOM: ({ attrs }) => ['img', pictureOf(attrs)],
  },
  line_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

function mark(tag: string, others: readonly string[] = []): MarkSpec {
  return { parseDOM: [tag, ...others].map((one) => ({ tag: one })), toDOM: () => [tag, 0] };
}

function markWith(tag: string, name: string, required: boolean): MarkSpec {
  return {
    attrs: required ? { [name]: {} } : emptyAttributes([name]),
    inclusive: false,
    parseDOM: [
      { tag: required ? `${tag}[${name}]` : tag, getAttrs: (element: HTMLElement) => attributesOf(element, [name]) },
    ],
    toDOM: ({ attrs }) => {
      const value = textOf(lookUp(attrs, name));
      return [tag, value === null ? {} : { [name]: value }, 0];
    },
  };
}

const marks = {
  link: markWith('a', 'href', true),
  strong: mark('strong', ['b']),
  em: mark('em', ['i']),
  underline: mark('u'),
  strike: mark('s'),
  superscript: mark('sup'),
  subscript: mark('sub'),
  small: mark('small'),
  code: mark('code'),
  abbreviation: markWith('abbr', 'title', false),
  time: markWith('time', 'datetime', false),
} satisfies Record<string, MarkSpec>;

/**
 * Elements that the editor represents: all that the platform keeps, without tables and description lists. Texts with
 * others are edited as HTML.
 */
export const TEXT_SCHEMA = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

const NAMES: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
]);
const INLINE = new Set(['a', 'abbr', 'br', 'code', 'em', 'img', 's', 'small', 'strong', 'sub', 'sup', 'time', 'u']);
/** Written by the platform. */
const ADDED = ['rel', 'loading'];

/** A run of text with its inline elements, or an element that holds no text. */
interface Run {
  readonly marks: string;
  text: string;
}

/**
 * A form of HTML in which two texts are equal if they look and mean the same: insignificant whitespace, the order of
 * nested inline elements and paragraphs around the text of an item make no difference.
 */
export function canonicalHtml(root: Element): string {
  return blocksOf(root)
    .join('')
    .replace(/(?:<p><\/p>)+$/, '');
}

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const runs = runsOf(loose);
    if (runs !== '') blocks.push(`<p>${runs}</p>`);
    loose = [];
  };
  for (const child of parent.childNodes) {
    if (child instanceof Element && !INLINE.has(nameOf(child))) {
      flush();
      blocks.push(blockOf(child));
    } else loose.push(child);
  }
  flush();
  return blocks;
}

const HOLDS_BLOCKS = new Set(['blockquote', 'figure', 'li', 'ol', 'ul']);

function blockOf(element: Element): string {
  const name = nameOf(element);
  const start = `<${name}${attributesOf(element)}>`;
  if (HOLDS_BLOCKS.has(name)) return `${start}${blocksOf(element).join('')}</${name}>`;
  const isText = [...element.children].every((child) => INLINE.has(nameOf(child)));
  return `${start}${isText ? runsOf([...element.childNodes]) : element.innerHTML}</${name}>`;
}

function runsOf(nodes: readonly Node[]): string {
  const runs: Run[] = [];
  for (const node of nodes) collect(node, [], runs);
  const [first] = runs;
  const last = runs.at(-1);
  if (first !== undefined) first.text = first.text.trimStart();
  if (last !== undefined) last.text = last.text.trimEnd();
  return runs.map(({ marks, text }) => (text === '' ? '' : `{${marks}}${text}`)).join('');
}

function collect(node: Node, marks: readonly string[], runs: Run[]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    add(runs, marks, (node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' '));
    return;
  }
  if (!(node instanceof Element)) return;
  const name = nameOf(node);
  const tag = `<${name}${attributesOf(node)}>`;
  if (name === 'br' || name === 'img') add(runs, marks, tag);
  else for (const child of node.childNodes) collect(child, [...marks, tag], runs);
}

function add(runs: Run[], marks: readonly string[], text: string): void {
  const key = [...new Set(marks)].sort().join('');
  const last = runs.at(-1);
  const isSpaced = last === undefined || /[ >]$/.test(last.text);
  const added = isSpaced && last?.text.endsWith(' ') === true ? text.replace(/^ /, '') : text;
  if (last?.marks === key) last.text += added;
  else if (added !== '') runs.push({ marks: key, text: added });
}

function nameOf(element: Element): string {
  const name = element.tagName.toLowerCase();
  return NAMES.get(name) ?? name;
}

function attributesOf(element: Element): string {
  const kept = [...element.attributes].filter(({ name, value }) => !ADDED.includes(name) && value !== '');
  return kept
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort()
    .join('');
}

const OWN = ['display', 'opacity'] as const;
const INHERITED: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

type Style = Window['getComputedStyle'];

const TABLE_PART = /^(?:colgroup|col|thead|tbody|tfoot|tr)$/;

const answers = new Map<string, string>();

/** Key of all that jsdom's style sheet reads to set one of `OWN`. */
function keyOf(element: Element): string {
  const { localName, namespaceURI } = element;
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name) ?? '-');
  const isFirst = localName === 'summary' && isFirstOfType(element);
  const parent = isFirst ? (element.parentElement?.localName ?? '-') : '-';
  return [namespaceURI, localName, ...attributes, parent].join(' ');
}

function isFirstOfType(element: Element): boolean {
  for (let one = element.previousElementSibling; one !== null; one = one.previousElementSibling) {
    if (one.localName === element.localName) return false;
  }
  return true;
}

function isStyled(element: Element, property: string): boolean {
  const style = element.getAttribute('style')?.toLowerCase();
  return style !== undefined && (style.includes(property) || style.includes('all'));
}

function isInheriting(element: Element, property: string): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (isStyled(one, property) || (one.hasAttribute('hidden') && TABLE_PART.test(one.localName))) return true;
  }
  return false;
}

function valueOf(element: Element, property: string, full: Style): string {
  const initial = INHERITED[property];
  if (initial !== undefined)
    return isInheriting(element, property) ? full(element).getPropertyValue(property) : initial;
  // For a popover jsdom's answer also depends on earlier queries.
  if (isStyled(element, property) || element.hasAttribute('popover')) return full(element).getPropertyValue(property);
  const key = `${property} ${keyOf(element)}`;
  const known = answers.get(key) ?? full(alike(element)).getPropertyValue(property);
  answers.set(key, known);
  return known;
}

/** A detached copy, so that jsdom skips the ancestors; a summary needs its parent. */
function alike(element: Element): Element {
  if (element.localName === 'summary') return element;
  const copy = element.cloneNode() as Element; // sound: a clone of an element is one
  copy.removeAttribute('style');
  return copy;
}

const CHEAP = new Map(
  [...OWN, ...Object.keys(INHERITED)].flatMap((name) => [
    [name, name],
    [camelCase(name), name],
  ]),
);

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Wraps jsdom's `getComputedStyle`, which role queries and clicks call often. Caches answers by the attributes that
 * matter; other properties, inline styles and documents with a sheet get jsdom's own answer.
 */
export function cheapComputedStyle(full: Style): Style {
  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return full(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const real = () => (whole ??= full(element));
    const read = (property: string) =>
      CHEAP.has(property) ? valueOf(element, property, full) : real().getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return read;
        const property = typeof name === 'string' ? CHEAP.get(name) : undefined;
        if (property !== undefined) return read(property);
        const value: unknown = Reflect.get(real(), name);
        return typeof value === 'function'
          ? (...given: unknown[]): unknown => Reflect.apply(value, real(), given)
          : value;
      },
    });
  };
}

const cheapened = new WeakSet<Document>();

/** Patches a window once: the files of a worker share one. */
export function cheapenComputedStyle(window: Window): void {
  if (cheapened.has(window.document)) return;
  cheapened.add(window.document);
  window.getComputedStyle = cheapComputedStyle(window.getComputedStyle.bind(window));
}

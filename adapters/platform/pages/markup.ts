/** HTML that is escaped already. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | readonly Piece[] | undefined;

/** A template whose values are escaped, unless they are HTML themselves; lists are joined, undefined is nothing. */
export function markup(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts.reduce((text, part, index) => text + part + render(values[index]), ''));
}

function render(value: Piece): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

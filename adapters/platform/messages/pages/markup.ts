/** Escaped HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | readonly Piece[] | undefined;

/** Template tag that escapes values except `Html`; joins lists and skips undefined. */
export function markup(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts.reduce((text, part, index) => text + part + render(values[index]), ''));
}

function render(value: Piece): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

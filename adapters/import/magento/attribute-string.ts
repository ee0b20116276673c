export class AttributeStringError extends Error {
  override readonly name = 'AttributeStringError';
}

const PAIR = /^\s*([A-Za-z][A-Za-z0-9_]*)=(.*)$/su;

/**
 * Parses Magento's 'size=XS,material=Wool|Nylon' with quoted values. Codes are lower-cased; the last duplicate wins.
 * @throws AttributeStringError if a quote is not closed
 */
export function parseAttributeString(text: string): ReadonlyMap<string, readonly string[]> {
  const pairs: [code: string, value: string][] = [];
  for (const piece of splitOutsideQuotes(text, ',')) {
    const [, code, value] = PAIR.exec(piece) ?? [];
    const last = pairs.at(-1);
    if (code !== undefined && value !== undefined) pairs.push([code.toLowerCase(), value]);
    else if (last !== undefined) last[1] += `,${piece}`;
  }
  return new Map(pairs.map(([code, value]) => [code, splitOutsideQuotes(value, '|').map(unwrap)] as const));
}

function splitOutsideQuotes(text: string, separator: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else quoted = false;
    } else if (sign === '\\') at += 1;
    else if (sign === '"' && canOpen(text, at, separator)) quoted = true;
    else if (sign === separator) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  if (quoted) throw new AttributeStringError('has a quote that is not closed');
  pieces.push(text.slice(start));
  return pieces;
}

/** A quote opens a string only where a value can begin; elsewhere it means inches. */
function canOpen(text: string, at: number, separator: string): boolean {
  return at === 0 ? separator === '|' : '=|'.includes(text.charAt(at - 1));
}

function unwrap(value: string): string {
  const trimmed = value.trim();
  const inner = /^"(.*)"$/su.exec(trimmed)?.[1];
  return inner === undefined ? trimmed.replace(/\\([,|\\])/g, '$1') : inner.replaceAll('""', '"');
}

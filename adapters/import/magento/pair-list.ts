const PAIR = /^\s*([a-z][a-z0-9_]*)=(.*)$/isu;

/** Parses lists such as 'sku=A,size=XS|sku=B,size=S'. A comma without a following code belongs to the value. */
export function parsePairLists(text: string): readonly Readonly<Record<string, string>>[] {
  return text.split('|').flatMap((entry) => {
    const pairs = parsePairs(entry);
    return pairs.length === 0 ? [] : [Object.fromEntries(pairs)];
  });
}

export function parsePairs(text: string): readonly (readonly [code: string, value: string])[] {
  const pairs: [string, string][] = [];
  for (const piece of text.split(',')) {
    const [, code, value] = PAIR.exec(piece) ?? [];
    const last = pairs.at(-1);
    if (code !== undefined && value !== undefined) pairs.push([code.toLowerCase(), value.trim()]);
    else if (last !== undefined) last[1] += `,${piece}`;
  }
  return pairs;
}

export function parseSkuQuantities(text: string): readonly { readonly sku: string; readonly qty: number }[] {
  return text.split(',').flatMap((piece) => {
    const [, sku = '', qty] = /^(.*?)(?:=(\d+(?:\.\d+)?))?$/su.exec(piece.trim()) ?? [];
    return sku === '' ? [] : [{ sku, qty: qty === undefined ? 1 : Number(qty) }];
  });
}

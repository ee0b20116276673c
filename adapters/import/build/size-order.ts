const LETTERS = /^(?<count>\d*)(?<xs>x*)(?<base>s|m|l)$/i;
const ONE_SIZE = /^(?:one[\s-]?size|os|u|uni(?:versal)?)$/i;

interface Rank {
  readonly group: 0 | 1 | 2 | 3;
  readonly value: number;
  readonly second: number;
}

/** Compares sizes: XS, S, M, L, XL, 2XL · 8, 8½, 9 · 28/30, 28/32. Words sort last, alphabetically. */
export function compareSizes(left: string, right: string): number {
  const a = rankOf(left);
  const b = rankOf(right);
  return (
    a.group - b.group || a.value - b.value || a.second - b.second || left.localeCompare(right, 'en', { numeric: true })
  );
}

function rankOf(label: string): Rank {
  const text = label.trim();
  if (ONE_SIZE.test(text)) return { group: 0, value: 0, second: 0 };
  const letters = text.split(/[/-]/).map(letterRank);
  const [first, second] = letters;
  if (first !== undefined && letters.every((rank) => rank !== undefined))
    return { group: 1, value: first, second: second ?? first };
  const numbers = [
    ...text
      .replace(/(\d)\s*½/g, '$1.5')
      .replace(',', '.')
      .matchAll(/\d+(?:\.\d+)?/g),
  ].map(([digits]) => Number(digits));
  const [value, next] = numbers;
  return value === undefined ? { group: 3, value: 0, second: 0 } : { group: 2, value, second: next ?? 0 };
}

function letterRank(text: string): number | undefined {
  const { count = '', xs = '', base = '' } = LETTERS.exec(text.trim())?.groups ?? {};
  if (base === '' || (count !== '' && xs.length !== 1)) return undefined;
  const extra = count === '' ? xs.length : Number(count);
  const side = base.toLowerCase() === 'm' ? 0 : base.toLowerCase() === 's' ? -1 : 1;
  if (side === 0) return extra === 0 ? 0 : undefined;
  return side * (1 + extra);
}

export function isSizeCode(code: string): boolean {
  return /(?:^|_)(?:size|waist|length|width|inseam)(?:$|_)/.test(code);
}

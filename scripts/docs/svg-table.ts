export type Tone = 'bad' | 'good' | 'plain' | 'wait';

export interface Cell {
  readonly text: string;
  readonly tone: Tone;
}

export interface Picture {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const FILL: Readonly<Record<Tone, string>> = { bad: '#f6ddd6', good: '#dcebdd', plain: '#ffffff', wait: '#f6ebcb' };
const [INK, LINE, PAPER] = ['#1d1f1c', '#c9c4b8', '#faf8f3'];
const [CHARACTER, BOLD, PADDING, ROW, EDGE] = [7.6, 8.6, 14, 36, 16];

export const cell = (text: string, tone: Tone = 'plain'): Cell => ({ text, tone });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function svgTable({ title, heads, rows }: Picture): string {
  const widths = heads.map((head, at) => {
    const longest = Math.max(...rows.map((row) => row[at]?.text.length ?? 0)) * (at === 0 ? BOLD : CHARACTER);
    return Math.ceil(Math.max(head.length * BOLD, longest)) + 2 * PADDING;
  });
  const left = (at: number) => EDGE + widths.slice(0, at).reduce((sum, width) => sum + width, 0);
  const [width, height] = [left(widths.length) + EDGE, (rows.length + 1) * ROW + 2 * EDGE];
  const word = (text: string, at: number, row: number, weight: number) =>
    `<text x="${String(left(at) + PADDING)}" y="${String(EDGE + row * ROW + 23)}" font-weight="${String(weight)}">${escaped(text)}</text>`;
  const cells = rows.flatMap((row, below) =>
    row.map(({ text, tone }, at) => {
      const place = `x="${String(left(at))}" y="${String(EDGE + (below + 1) * ROW)}" width="${String(widths[at] ?? 0)}" height="${String(ROW)}"`;
      return `<rect ${place} fill="${FILL[tone]}" stroke="${LINE}"/>${word(text, at, below + 1, at === 0 ? 600 : 400)}`;
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" font-family="system-ui, sans-serif" font-size="14" fill="${INK}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${String(width)}" height="${String(height)}" rx="10" fill="${PAPER}"/>`,
    ...heads.map((head, at) => word(head, at, 0, 700)),
    ...cells,
    '</svg>',
    '',
  ].join('\n');
}

import Table from 'cli-table3';
import colours from 'picocolors';

export interface Column {
  readonly head: string;
  readonly align?: 'left' | 'right';
}

export interface Screen {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly accent: (text: string) => string;
  /** In major units. */
  readonly price: (amount: number) => string;
  readonly table: (columns: readonly Column[], rows: readonly (readonly Cell[])[]) => string;
  readonly facts: (facts: readonly (readonly [name: string, value: Cell])[]) => string;
  /** '1 item', '3 items'. */
  readonly count: (n: number, one: string, many?: string) => string;
  readonly sections: (...parts: readonly string[]) => string;
}
export type Cell = string | number | undefined;

const BARE = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
};
const WIDEST_CELL = 48;

export function createScreen(colour: boolean, price: (amount: number) => string): Screen {
  const paint = colours.createColors(colour);
  const makeTable = (
    heads: readonly string[] | undefined,
    aligns: ('left' | 'right')[],
    rows: readonly (readonly Cell[])[],
  ) => {
    const table = new Table({
      chars: BARE,
      style: { 'padding-left': 0, 'padding-right': 2, head: [], border: [], compact: true },
      colAligns: aligns,
      ...(heads && { head: heads.map((head) => paint.dim(head)) }),
    });
    for (const row of rows) table.push(row.map((cell) => String(cell ?? '')));
    return table
      .toString()
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n');
  };
  return {
    bold: paint.bold,
    dim: paint.dim,
    good: paint.green,
    bad: paint.red,
    accent: paint.yellow,
    price,
    table: (columns, rows) =>
      rows.length === 0
        ? ''
        : makeTable(
            columns.map((column) => column.head),
            columns.map((column) => column.align ?? 'left'),
            rows.map((row) => row.map((cell) => cut(String(cell ?? '')))),
          ),
    facts: (facts) => {
      const filled = facts.filter(([, value]) => value !== undefined && value !== '');
      return filled.length === 0
        ? ''
        : makeTable(
            undefined,
            ['left', 'left'],
            filled.map(([name, value]) => [paint.dim(name), value]),
          );
    },
    count: (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`,
    sections: (...parts) => parts.filter((part) => part !== '').join('\n\n'),
  };
}

/** Coloured cells are not truncated, to keep escape codes intact. */
function cut(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.includes('\u001B') || line.length <= WIDEST_CELL ? line : `${line.slice(0, WIDEST_CELL - 1)}…`;
}

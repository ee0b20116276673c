import Table from 'cli-table3';
import colours from 'picocolors';

/** A column of a table: its head, and whether it holds figures. */
export interface Column {
  readonly head: string;
  readonly align?: 'left' | 'right';
}

/** Everything that text output is made with. Colours are empty where they are not wanted. */
export interface Screen {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly accent: (text: string) => string;
  /** An amount in major units as the store shows it. */
  readonly price: (amount: number) => string;
  /** Rows below their heads; long cells are cut so that a row stays on its line. */
  readonly table: (columns: readonly Column[], rows: readonly (readonly Cell[])[]) => string;
  /** Names and values below each other; empty values are left out. */
  readonly facts: (facts: readonly (readonly [name: string, value: Cell])[]) => string;
  /** '1 item', '3 items'. */
  readonly count: (n: number, one: string, many?: string) => string;
  /** Sections with an empty line between them; empty ones are left out. */
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
/** Characters that a cell may have before it is cut. */
const WIDEST_CELL = 48;

/** @param price how the store shows amounts */
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

/** Line breaks would tear a table apart; colours must not be cut in half, so coloured cells stay whole. */
function cut(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.includes('\u001B') || line.length <= WIDEST_CELL ? line : `${line.slice(0, WIDEST_CELL - 1)}…`;
}

import { chartOrder, sizeSystemOf } from '../../../../core/internal';
import { textOf, withCells } from './chart-cells';

/** Moves the columns with the sizes of a country to the front of its size charts. */
export function ownSizesFirst(html: string, country: string): string {
  return withCells(html, (cells) => {
    const [head = []] = cells;
    // Other numbers of cells come from cells that span several columns or rows, so that places do not match the head.
    if (!cells.every((row) => row.length === head.length || isNote(row))) return cells;
    const order = chartOrder(head.map(textOf), sizeSystemOf(country));
    return cells.map((row) => (row.length === head.length ? order.map((place) => row[place] ?? '') : row));
  });
}

/** A row of one cell, which spans the table. */
function isNote(row: readonly string[]): boolean {
  return row.length <= 1;
}

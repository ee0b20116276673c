import { columnInInches } from '../../../../core/internal';
import { textOf, withCells, type ChartCells } from './chart-cells';

/**
 * Converts centimetre columns of a size chart to inches.
 * @param html sanitized markup
 * @param inches unit label
 */
export function chartInInches(html: string, inches: string): string {
  return withCells(html, (cells) => cellsInInches(cells, inches));
}

function cellsInInches(cells: ChartCells, inches: string): ChartCells {
  const [head = [], ...rows] = cells;
  const columns = head.map((name, place) =>
    columnInInches(
      textOf(name),
      rows.map((row) => textOf(row[place] ?? '')),
      inches,
    ),
  );
  return [
    head.map((name, place) => columns[place]?.head ?? name),
    ...rows.map((row, at) =>
      row.map((cell, place) => {
        const column = columns[place];
        return column === undefined ? cell : (column.cells[at] ?? '');
      }),
    ),
  ];
}

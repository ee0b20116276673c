import { chartOrder, sizeSystemOf } from '../../../../core/internal';
import { textOf, withCells } from './chart-cells';

/** Moves the columns with the sizes of a country to the front of its size charts. */
export function ownSizesFirst(html: string, country: string): string {
  return withCells(html, (cells) => {
    const order = chartOrder((cells[0] ?? []).map(textOf), sizeSystemOf(country));
    return cells.map((row) => order.map((place) => row[place] ?? ''));
  });
}

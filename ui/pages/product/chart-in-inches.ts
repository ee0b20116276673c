import { columnInInches } from '../../../core';

/** A size chart whose columns in centimetres are in inches. @param html harmless markup, as content blocks have it @param inches the unit as heads say it */
export function chartInInches(html: string, inches: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tbody tr')];
    table.querySelectorAll('thead th').forEach((head, place) => {
      const cells = rows.flatMap((row) => row.children[place] ?? []);
      const texts = cells.map(({ textContent }) => textContent);
      const column = columnInInches(head.textContent, texts, inches);
      if (column === undefined) return;
      head.textContent = column.head;
      cells.forEach((cell, at) => (cell.textContent = column.cells[at] ?? ''));
    });
  }
  return body.innerHTML;
}

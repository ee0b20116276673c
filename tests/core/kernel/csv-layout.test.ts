import { describe, expect, it } from 'vitest';
import { csvLayout } from '../../../core/kernel/csv-layout';
import { readCsvText } from '../../../core/kernel/read-csv';

describe('the separator of a table', () => {
  it.each([
    ['a,b;c\n', ',', 0],
    ['a;b;c,d\r\n1;2;3\r\n', ';', 0],
    ['a\tb\n', '\t', 0],
    ['a|b|c\n', '|', 0],
    ['"a;b;c",d\n', ',', 0],
    ['a\n1;2\n', ',', 0],
    ['sep=;\r\na,b;c\r\n', ';', 1],
    ['"sep=|"\na,b\n', '|', 1],
    ['SEP=\t\r\na,b\tc\r\n', '\t', 1],
    ['sep=;;;\na;b;c\n', ';', 1],
    ['\r\n;;;;\r\n  \r\na;b\r\n', ';', 3],
    ['sep=;\n\n;;\na;b\n', ';', 3],
    ['\n\n', ',', 2],
    ['', ',', 0],
  ])('of %j is %j, after %d lines', (text, separator, lines) => {
    expect(csvLayout(text)).toMatchObject({ separator, lines });
  });

  it('keeps the header and all rows, with their line numbers', () => {
    const rows = readCsvText('\uFEFFsep=;\r\n;;\r\nArt.-Nr.;Preis\r\n\r\nA;"5,00"\r\n');
    expect(rows).toEqual([
      { line: 3, cells: ['Art.-Nr.', 'Preis'] },
      { line: 5, cells: ['A', '5,00'] },
    ]);
  });
});

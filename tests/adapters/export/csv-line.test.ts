import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../adapters/export/csv-line';
import { readCsv } from '../../../adapters/import/source/read-csv';

describe('a CSV line of an export', () => {
  it.each([
    [['a', 'b'], 'a,b'],
    [['a,b', 'c'], '"a,b",c'],
    [['say "so"', ''], '"say ""so""",'],
    [['a\nb', 'c\rd'], '"a\nb","c\rd"'],
    [[' a', 'b '], '" a","b "'],
    [['\ta', 'b\u00a0'], '"\ta","b\u00a0"'],
    [['a b', '=1+1'], 'a b,=1+1'],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });

  it('can be parsed back unchanged, including spaces at its ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-csv-'));
    try {
      const cells = [' before', 'after ', '"', 'a,b', 'two\r\nlines', '  '];
      const columns = cells.map((_, at) => `column ${String(at)}`);
      writeFileSync(join(folder, 'a.csv'), csvLine(columns) + csvLine(cells));
      const { rows } = await readCsv(join(folder, 'a.csv'));
      expect(rows.map((row) => columns.map((column) => row.cells[column]))).toEqual([cells]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

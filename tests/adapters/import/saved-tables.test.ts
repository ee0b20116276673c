import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amountCell } from '../../../adapters/import/mapped/amount';
import { requireMap } from '../../../adapters/import/mapped/map-fault';
import type { ImportMap } from '../../../core/contract/staff/import-map';
import { openCsv, readCsv } from '../../../adapters/import/source/read-csv';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-tables-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function saved(content: Uint8Array | string): Promise<string> {
  const file = path.join(folder, 'table.csv');
  await writeFile(file, content);
  return file;
}

const TABLE = 'Art.-Nr.;Bezeichnung;VK\r\nA;Hat;5,00\r\n';
const bytes = (text: string, mark = '') => Buffer.from(mark + text, 'utf16le');

describe('a table saved by a spreadsheet', () => {
  it.each<readonly [string, Uint8Array | string, number]>([
    ['with sep= in its first line', `sep=;\r\n${TABLE}`, 3],
    ['with a byte order mark and sep=', `\uFEFFsep=;\r\n${TABLE}`, 3],
    ['with empty lines before the header', `\r\n;;;;;\r\n${TABLE}`, 4],
    ['with vertical bars', TABLE.replaceAll(';', '|'), 2],
    ['in UTF-16 with a mark', bytes(TABLE, '\uFEFF'), 2],
    ['in UTF-16 without a mark', bytes(TABLE), 2],
    ['in UTF-16 of the other byte order', bytes(TABLE).swap16(), 2],
  ])('is read %s', async (_, content, row) => {
    const table = await readCsv(await saved(content));
    expect(table.columns).toEqual(['Art.-Nr.', 'Bezeichnung', 'VK']);
    expect(table.rows).toEqual([{ row, cells: { 'Art.-Nr.': 'A', Bezeichnung: 'Hat', VK: '5,00' } }]);
  });

  it('is read if thousands of empty lines precede the heading', async () => {
    const { columns, rows } = await readCsv(await saved(`${';;;\r\n'.repeat(10_000)}${TABLE}`));
    expect([columns.length, rows.map(({ row }) => row)]).toEqual([3, [10_002]]);
  });

  it('reports the detected separator if a column is missing', async () => {
    const map: ImportMap = { decimal: 'comma', columns: [{ column: 'Preis', field: 'price' }] };
    const table = await openCsv(await saved('Art.-Nr.:Preis\r\nA:5\r\n'));
    expect(() => requireMap(map, table)).toThrow(
      'The file has no column "Preis", which the mapping names; it has Art.-Nr.:Preis (separated by commas).',
    );
  });
});

describe('an amount in the format of each language', () => {
  it.each([
    ['1.234,50', 'comma', 1234.5],
    ['1 234,50', 'comma', 1234.5],
    ['1\u202F234,50 €', 'comma', 1234.5],
    ["1'234.50", 'point', 1234.5],
    ['1,234.50', 'point', 1234.5],
    ['１２３４．５０', 'point', 1234.5],
    ['١٬٢٣٤٫٥٠', 'point', 1234.5],
    ['۱۲۳۴٫۵', 'comma', 1234.5],
  ] as const)('%s, with a decimal %s, is %d', (given, decimal, amount) => {
    const read = amountCell({ decimal, isWorkbook: false }).safeParse(given);
    expect(read.data).toMatchObject({ amount });
  });
});

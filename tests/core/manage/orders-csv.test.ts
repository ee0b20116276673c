import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from '../../../core/kernel/read-csv';
import { csvLine } from '../../../core/manage/csv-line';
import { readOrderFilters } from '../../../core/manage/order-filters';

function read(line: string): string[] {
  const cells: string[] = [];
  const rest = line.slice(0, -2);
  let at = 0;
  while (at <= rest.length) {
    if (rest[at] !== '"') {
      const end = rest.indexOf(',', at);
      cells.push(rest.slice(at, end === -1 ? undefined : end));
      at = end === -1 ? rest.length + 1 : end + 1;
      continue;
    }
    let cell = '';
    at += 1;
    while (!(rest[at] === '"' && rest[at + 1] !== '"')) {
      if (rest[at] === '"') at += 1;
      cell += rest[at] ?? '';
      at += 1;
    }
    cells.push(cell);
    at += 2;
  }
  return cells;
}

describe('a table of orders', () => {
  it('keeps every value unchanged, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
        const cells = read(csvLine(values));
        expect(cells.map((cell, index) => (cell === values[index] ? cell : cell.slice(1)))).toEqual(values);
      }),
    );
  });

  it.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://evil")', '\r=1'])(
    'gives %j to no program as a formula',
    (value) => {
      expect(read(csvLine([value]))[0]).toBe(`'${value}`);
      expect(read(`${csvCell(value)}\r\n`)[0]).toBe(`'${value}`);
    },
  );

  it('keeps numbers', () => expect(csvLine(['-12.50', '7'])).toBe('-12.50,7\r\n'));
});

describe('the filters in a URL', () => {
  it('are parsed, and invalid ones are omitted: a broken view opens the list', () => {
    expect(
      readOrderFilters({ q: 'ada', paid: 'true', step: '3', sort: 'total:desc', page: '2', needs: 'sending' }),
    ).toEqual({ q: 'ada', paid: true, step: 3, sort: 'total:desc', needs: 'sending' });
    expect(
      readOrderFilters({ paid: 'perhaps', step: '99', sort: 'x', needs: 'love', from: 'soon', constructor: '1' }),
    ).toEqual({});
  });

  it('never fail, whatever a URL contains', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
        expect(() => readOrderFilters(query)).not.toThrow();
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { MAX_PRICE_ROWS, planPriceRow, readPriceList, type PriceFacts } from '../../../core/pricing/price-list';

const SHOP = { timeZone: 'UTC', base: 'USD' };

const COLUMNS = 'sku, price, special_price, special_from, special_to, stock, status';

function read(column: string, cell: string) {
  const list = readPriceList(`sku;${column}\nTEE;${cell}\n`);
  if (typeof list === 'string') return list;
  return list.rows[0]?.cells ?? list.refused[0]?.reason;
}

describe('a cell of a price list', () => {
  it.each([
    ['price', '35.00', '35'],
    ['price', '12,50', '12.5'],
    ['price', '0', '0'],
    ['price', '999999999.99', '999999999.99'],
    ['special_price', ' 29.9 ', '29.9'],
    ['special_price', '-', '-'],
    ['special_from', '2026-11-25', '2026-11-25'],
    ['special_from', '-', '-'],
    ['special_to', '2026-11-30 23:59', '2026-11-30 23:59'],
    ['special_to', '2026-11-30T23:59:59+01:00', '2026-11-30T23:59:59+01:00'],
    ['stock', '007', '7'],
    ['stock', '99999999', '99999999'],
    ['status', 'Enabled', 'enabled'],
    ['status', '1', 'enabled'],
    ['status', 'disabled', 'disabled'],
    ['status', '2', 'disabled'],
  ])('%s "%s" sets %s', (column, cell, value) => {
    expect(read(column, cell)).toEqual({ [column]: value });
  });

  it('that is empty sets nothing', () => {
    for (const column of ['price', 'special_price', 'stock', 'status']) expect(read(column, ' ')).toEqual({});
  });

  it.each([
    ['price', '-', 'an amount such as 79.90'],
    ['price', '-5', 'an amount such as 79.90'],
    ['price', '12.345', 'an amount such as 79.90'],
    ['price', '1000000000', 'an amount such as 79.90'],
    ['price', '1e3', 'an amount such as 79.90'],
    ['special_price', 'x', 'an amount such as 59.90, or -'],
    ['special_from', '25.11.2026', 'a day such as 2026-11-25, or -'],
    ['special_from', '2026-13-45', 'a day such as 2026-11-25, or -'],
    ['special_from', '2026-02-30', 'a day such as 2026-11-25, or -'],
    ['special_to', '2026-11-31', 'a day such as 2026-11-30, or -'],
    ['special_to', '2026-11-30 10:60', 'a day such as 2026-11-30, or -'],
    ['special_to', '2026-11-30x', 'a day such as 2026-11-30, or -'],
    ['stock', '-', 'a whole number from 0 on'],
    ['stock', '1.5', 'a whole number from 0 on'],
    ['stock', '-1', 'a whole number from 0 on'],
    ['stock', '100000000', 'a whole number from 0 on'],
    ['status', '3', 'enabled or disabled'],
    ['status', 'constructor', 'enabled or disabled'],
    ['status', '-', 'enabled or disabled'],
  ])('%s "%s" is refused: it must be %s', (column, cell, wanted) => {
    expect(read(column, cell)).toBe(`${column} must be ${wanted}, not ${cell}`);
  });
});

describe('a price list', () => {
  it('accepts its columns in any order, and names each row by its line', () => {
    expect(readPriceList('stock, SKU ,price\n7,TEE,35\n\n,CAP,12\n')).toEqual({
      rows: [
        { row: 2, sku: 'TEE', cells: { stock: '7', price: '35' } },
        { row: 4, sku: 'CAP', cells: { price: '12' } },
      ],
      refused: [],
    });
  });

  it('rejects a row without a SKU, a duplicate SKU, and a row with too many cells', () => {
    expect(readPriceList('sku,price\n,1\nTEE,x\nTEE,2\nCAP,1,2\n')).toEqual({
      rows: [],
      refused: [
        { row: 2, sku: '', reason: 'There is no sku' },
        { row: 3, sku: 'TEE', reason: 'price must be an amount such as 79.90, not x' },
        { row: 4, sku: 'TEE', reason: 'TEE stands in line 3 already' },
        { row: 5, sku: 'CAP', reason: 'There are 3 cells for 2 columns' },
      ],
    });
  });

  it('accepts unnamed columns, shorter rows, and spaces around a SKU', () => {
    expect(readPriceList('sku,,price,stock\n TEE ,note,5\n')).toEqual({
      rows: [{ row: 2, sku: 'TEE', cells: { price: '5' } }],
      refused: [],
    });
    expect(readPriceList('price,sku\n5\n')).toEqual({
      rows: [],
      refused: [{ row: 2, sku: '', reason: 'There is no sku' }],
    });
  });

  it('names the first line of a SKU that occurs three times', () => {
    const list = readPriceList('sku,price\nTEE,1\nTEE,2\nTEE,3\n');
    expect(list).toMatchObject({
      rows: [{ row: 2 }],
      refused: [{ reason: 'TEE stands in line 2 already' }, { reason: 'TEE stands in line 2 already' }],
    });
  });

  it('shows the first forty characters of an unreadable value', () => {
    expect(read('price', 'x'.repeat(41))).toBe(`price must be an amount such as 79.90, not ${'x'.repeat(40)}`);
  });

  it.each([
    ['', `The first line must name the columns: sku, and some of ${COLUMNS.slice(5)}`],
    ['name,price\nTee,1', `The first line must name the columns: sku, and some of ${COLUMNS.slice(5)}`],
    ['sku,colour\nTEE,red', `There is no column colour: a price list has ${COLUMNS}`],
    ['sku\nTEE', `The list has no column besides sku: it sets some of ${COLUMNS.slice(5)}`],
  ])('is refused as a whole: %j', (csv, why) => {
    expect(readPriceList(csv)).toBe(why);
  });

  it('has at most fifty thousand rows', () => {
    const list = (rows: number) => readPriceList(`sku,price\n${'A,1\n'.repeat(rows)}`);
    expect(list(MAX_PRICE_ROWS)).toHaveProperty('rows.length', 1);
    expect(list(MAX_PRICE_ROWS + 1)).toBe('A price list has 50000 rows at the most');
  });
});

describe('a row of a price list', () => {
  const FACTS: PriceFacts = {
    price: '35',
    special_price: null,
    special_from: null,
    special_to: null,
    stock: '7',
    status: 'enabled',
  };
  const plan = (cells: Readonly<Record<string, string>>, facts: PriceFacts = {}) =>
    planPriceRow({ row: 2, sku: 'TEE', cells }, { ...FACTS, ...facts }, SHOP);

  it('changes only different values', () => {
    expect(plan({ price: '35', stock: '8', special_price: '30' })).toEqual([
      { row: 2, sku: 'TEE', column: 'special_price', from: null, to: '30' },
      { row: 2, sku: 'TEE', column: 'stock', from: '7', to: '8' },
    ]);
    expect(plan({ special_price: '-' }, { special_price: '30' })).toEqual([
      { row: 2, sku: 'TEE', column: 'special_price', from: '30', to: null },
    ]);
    expect(plan({ special_price: '-', special_from: '-' })).toEqual([]);
  });

  it('compares bare dates in the time zone of the shop', () => {
    const cells = { special_price: '1', special_from: '2026-06-02T01:00:00+09:00', special_to: '2026-06-01' };
    const inZone = (zone: string) => planPriceRow({ row: 2, sku: 'TEE', cells }, FACTS, { ...SHOP, timeZone: zone });
    expect(inZone('Asia/Tokyo')).toBe('special_to must not be before special_from');
    expect(inZone('UTC')).toHaveLength(3);
  });

  it('cannot set fields that its SKU does not have', () => {
    const { price: _, ...configurable } = FACTS;
    expect(planPriceRow({ row: 2, sku: 'JACKET', cells: { price: '1' } }, configurable, SHOP)).toBe(
      'JACKET has no price of its own',
    );
  });

  it.each([
    [{ special_price: '35' }, {}, 'special_price must be less than the price, which is 35'],
    [{ special_price: '34.99' }, {}, undefined],
    [{ price: '30' }, { special_price: '30' }, 'special_price must be less than the price, which is 30'],
    [{ price: '30.01' }, { special_price: '30' }, undefined],
    [{ special_price: '30' }, { price: null }, 'special_price must be less than the price, which is none'],
    [{ special_price: '9' }, { price: '10' }, undefined],
    [{ special_from: '2026-12-01' }, { special_to: '2026-11-30' }, 'special_to must not be before special_from'],
    [{ special_to: '2026-12-01' }, { special_from: '2026-12-01' }, undefined],
    [{ special_to: '2026-12-01 10:00' }, { special_from: '2026-12-01 10:00' }, undefined],
    [{ special_to: '2026-12-01' }, {}, undefined],
    [{ price: '0' }, {}, undefined],
    [{ special_to: '-' }, { special_from: '2026-12-01', special_to: '2026-11-30' }, undefined],
  ])('%j over %j is refused: %s', (cells, facts, why) => {
    const planned = plan(cells, facts);
    if (why === undefined) expect(planned).toHaveLength(1);
    else expect(planned).toBe(why);
  });
});

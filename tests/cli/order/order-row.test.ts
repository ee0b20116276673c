import { describe, expect, it } from 'vitest';
import { columnName, isOrderRow, readOrderRow } from '../../../cli/areas/order/place-many/order-row';
import { reportCsv } from '../../../cli/areas/order/place-many/report';

const read = (cells: Readonly<Record<string, unknown>>) => readOrderRow({ row: 2, cells: { ref: '1', ...cells } });

describe('a row of an order file', () => {
  it('names products by sku, with the quantity after the last colon, and one of those without', () => {
    expect(read({ items: 'TEE:2 SOCKS; A:B:3,CAP' })).toMatchObject({
      items: [
        { sku: 'TEE', qty: 2 },
        { sku: 'SOCKS', qty: 1 },
        { sku: 'A:B', qty: 3 },
        { sku: 'CAP', qty: 1 },
      ],
    });
    expect(read({ items: [{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }, 'SOCKS:4'] })).toMatchObject({
      items: [
        { sku: 'TEE', qty: 2 },
        { sku: 'CAP', qty: 1 },
        { sku: 'SOCKS', qty: 4 },
      ],
    });
  });

  it.each([
    ['ref', { ref: '../etc', items: 'TEE' }],
    ['ref', { ref: '', items: 'TEE' }],
    ['ref', { ref: 'x'.repeat(41), items: 'TEE' }],
    ['items', { items: '' }],
    ['items', { items: 'TEE:0' }],
    ['items', { items: 'TEE:1.5' }],
    ['items', { items: 'TEE:10001' }],
    ['items', { items: [{ qty: 2 }] }],
    ['firstName', { items: 'TEE', firstName: { first: 'Ada' } }],
  ])('is refused by its field: %s', (field, cells) => {
    const faults = read(cells);
    expect(isOrderRow(faults)).toBe(false);
    expect(Object.keys(faults)).toEqual([field]);
  });

  it('omits empty fields, so that checkout decides', () => {
    const row = read({ items: 'TEE', firstName: ' Ada ', city: '', zipCode: 10_001, coupon: '' });
    expect(row).toMatchObject({
      coupon: undefined,
      personal: { firstName: 'Ada' },
      shipping: { firstName: 'Ada', zipCode: '10001' },
    });
    expect(row).toHaveProperty('payment', {});
  });

  it.each(['first-name', 'First Name', 'firstName', 'first_name'])('accepts any spelling of its column: %s', (name) => {
    expect(columnName(name)).toBe('firstName');
  });
});

describe('the report of an order file', () => {
  it('quotes separators, and escapes formulas for spreadsheets', () => {
    const csv = reportCsv([
      { row: 2, ref: '=1+1', state: 'refused', code: 'x', message: 'no "TEE", none' },
      { row: 3, ref: '7', state: 'placed', order_id: 'a', number: '100001', total: -2.5 },
    ]);
    expect(csv.split('\r\n')).toEqual([
      'row,ref,state,order_id,number,total,redirect,code,message',
      `2,'=1+1,refused,,,,,x,"no ""TEE"", none"`,
      '3,7,placed,a,100001,-2.5,,,',
      '',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { stockStatusOf, unitsLeft } from '../../../core/stock';

describe('the content of a stock record', () => {
  it.each([
    ['the requested quantity', { qty: 5, is_in_stock: true }, 5, { status: 'ok', qty: 5 }],
    ['fewer', { qty: 5, is_in_stock: true }, 6, { status: 'volatile', qty: 5 }],
    ['none', { qty: 0, is_in_stock: false }, 1, { status: 'out_of_stock', qty: 0 }],
    ['none, however many there are', { qty: 5, is_in_stock: false }, 1, { status: 'out_of_stock', qty: 0 }],
    ['stock that is not managed', { qty: 0, is_in_stock: true, manage_stock: false }, 99, { status: 'ok' }],
    ['stock that is managed', { qty: 1, is_in_stock: true, manage_stock: true }, 2, { status: 'volatile', qty: 1 }],
    ['an error instead', { qty: 9, is_in_stock: true, api_error: 'down' }, 1, { status: 'volatile' }],
    ['an error, and none', { qty: 0, is_in_stock: false, api_error: 'down' }, 1, { status: 'volatile' }],
    ['a negative number', { qty: -2, is_in_stock: true }, 1, { status: 'volatile', qty: 0 }],
    ['nothing at all', undefined, 1, { status: 'ok' }],
  ])('%s', (_what, record, wanted, answer) => {
    expect(stockStatusOf(record, wanted)).toEqual(answer);
  });
});

describe('the saleable units of a product', () => {
  it.each([
    ['those of the record', { is_in_stock: true, qty: 5 }, 5],
    ['those of the record if stock is managed', { is_in_stock: true, qty: 5, manage_stock: true }, 5],
    ['none if out of stock', { is_in_stock: false, qty: 5 }, 0],
    ['none if out of stock, even if not managed', { is_in_stock: false, qty: 5, manage_stock: false }, 0],
    ['uncounted if stock is not managed', { is_in_stock: true, qty: 5, manage_stock: false }, undefined],
    ['unknown if the record came with an error', { is_in_stock: true, qty: 5, api_error: 'down' }, undefined],
    ['unknown if the record does not say', { is_in_stock: true }, undefined],
  ])('are %s', (_what, record, units) => {
    expect(unitsLeft(record)).toBe(units);
  });
});

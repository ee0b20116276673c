import { describe, expect, it } from 'vitest';
import { priceFactsOf } from '../../../../adapters/platform/catalogue/goods/price-facts';
import { MAX_PRICE_ROWS, planPriceRow, readPriceList } from '../../../../core/pricing/price-list';
import { formatPriceFault } from '../../../../ui/pages/manage/goods/format-price-fault';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import type { ManageKey } from '../../../../ui/text/own-keys';
import { makeTranslate, type TextParams } from '../../../../ui/text/text-context';

const SHOP = { timeZone: 'UTC', base: 'USD' };

const keyAndFacts = (key: string, facts: TextParams = {}) => [key, ...Object.values(facts)].join(' | ');
const said = (reason: unknown) => formatPriceFault(String(reason), keyAndFacts);
const inEnglish = (reason: unknown) =>
  formatPriceFault(
    String(reason),
    makeTranslate<ManageKey>((key) => manageEn[key], 'en'),
  );
const listOf = (csv: string) => {
  const list = readPriceList(csv);
  if (typeof list === 'string') throw new Error(list);
  return list;
};
const planned = (cells: string, facts: object) => {
  const [row] = listOf(`sku,price,special_price,special_from,special_to,stock,status\nTEE,${cells}\n`).rows;
  return row && planPriceRow(row, facts, SHOP);
};
const PRICED = { price: '50', special_price: null, special_from: null, special_to: null, status: 'enabled' };

describe('the error of a price list, in the language of the reader', () => {
  it.each([
    ['sku,price\n,5', 'price-fault.no-sku'],
    ['sku,price\nA B,5\nA B,6', 'price-fault.twice | A B | 2'],
    ['sku,price\nA,5,6,7', 'price-fault.cells | 4 | 2'],
    ['sku,price\nA,cheap', 'price-fault.amount | price | cheap'],
    ['sku,special_price\nA,"cheap, or -"', 'price-fault.amount-or-none | special_price | cheap, or -'],
    ['sku,special_from\nA,spring', 'price-fault.day | special_from | spring'],
    ['sku,stock\nA,-', 'price-fault.count | stock | -'],
    ['sku,status\nA,sold', 'price-fault.status | status | sold'],
  ])('translates the reason for an unreadable row: %j', (csv, sentence) => {
    expect(said(listOf(csv).refused[0]?.reason)).toBe(sentence);
  });

  it.each([
    [',,,,3,', PRICED, 'price-fault.not-its-own | TEE | stock'],
    ['40,45,,,,', PRICED, 'price-fault.not-less | 40'],
    [',9,,,,', { ...PRICED, price: null }, 'price-fault.not-less | –'],
    [',9,2026-11-25,2026-11-01,,', PRICED, 'price-fault.ends-first'],
  ])('explains a row that conflicts with existing data: %s', (cells, facts, sentence) => {
    expect(said(planned(cells, facts))).toBe(sentence);
  });

  it.each([
    ['name\nA', 'price-fault.no-head | price, special_price, special_from, special_to, stock, status'],
    ['sku,colour\nA,x', 'price-fault.unknown-column | colour | sku, price, special_price, special_from, special_to, stock, status'],
    ['sku\nA', 'price-fault.no-column | price, special_price, special_from, special_to, stock, status'],
    [`sku,price\n${'A,1\n'.repeat(MAX_PRICE_ROWS + 1)}`, `price-fault.too-many | ${String(MAX_PRICE_ROWS)}`],
  ])('describes the list as a whole', (csv, sentence) => {
    expect(said(readPriceList(csv))).toBe(sentence);
  }); // prettier-ignore

  it('includes the maximum number of rows', () => {
    const list = readPriceList(`sku,price\n${'A,1\n'.repeat(MAX_PRICE_ROWS + 1)}`);
    expect(inEnglish(list)).toBe(`A price list can have up to ${String(MAX_PRICE_ROWS)} rows.`);
  });

  it('explains unknown SKUs, changes by others and missing permissions', () => {
    const nothing = { documents: new Map(), ids: new Map(), stock: new Map() };
    expect(said(priceFactsOf(nothing, 'NO TEE'))).toBe('price-fault.unknown-sku | NO TEE');
    expect(said('special_price is none by now, not 9')).toBe('price-fault.changed | special_price | – | 9');
    expect(said('It was removed meanwhile')).toBe('price-fault.removed');
    expect(said('You may not change stock')).toBe('price-fault.no-right');
    expect(said('Something new')).toBe('Something new');
  });
});

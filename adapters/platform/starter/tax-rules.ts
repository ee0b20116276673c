import type { TaxRule } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';

export const TAX_CLASS = { none: 0, goods: 2, childrensClothes: 3, books: 4 } as const;

type Rate = TaxRule['rates'][number];

export const RETAIL = 3;

/** State rates in percent, without county and city tax. Ids are region ids of addresses. */
const STATES: readonly (readonly [id: number, name: string, rate: number])[] = [
  [12, 'California', 7.25],
  [43, 'New York', 4],
  [57, 'Texas', 6.25],
  [18, 'Florida', 6],
  [62, 'Washington', 6.5],
  [23, 'Illinois', 6.25],
  [19, 'Georgia', 4],
  [13, 'Colorado', 2.9],
];

const TAXING_DOWNLOADS = new Set(['Texas', 'Washington']);

const states = (only: (name: string) => boolean): Rate[] =>
  STATES.filter(([, name]) => only(name)).map(([id, name, rate]) => ({
    rate,
    tax_country_id: 'US',
    tax_region_id: id,
    region_name: name,
  }));

/**
 * Tax rates outside the United States, in percent, for goods and, if different, books. Rates of January 2026; merchants
 * check them for their country.
 */
const ABROAD: readonly (readonly [country: string, goods: number, books?: number])[] = [
  ['AT', 20, 10], ['AU', 10], ['BE', 21, 6], ['BG', 20, 9], ['CA', 5], ['CH', 8.1, 2.6], ['CN', 13, 9], ['CY', 19, 3],
  ['CZ', 21, 0], ['DE', 19, 7], ['DK', 25], ['EE', 24, 9], ['ES', 21, 4], ['FI', 25.5, 13.5], ['FR', 20, 5.5], ['GR', 24, 6],
  ['HR', 25, 5], ['HU', 27, 5], ['IE', 23, 0], ['IT', 22, 4], ['JP', 10], ['LT', 21, 5], ['LU', 17, 3], ['LV', 21, 5],
  ['MT', 18, 5], ['NL', 21, 9], ['NO', 25, 0], ['NZ', 15], ['PL', 23, 5], ['PT', 23, 6], ['RO', 21, 11], ['RU', 22],
  ['SE', 25, 6], ['SI', 22, 5], ['SK', 23, 5], ['UA', 20], ['UK', 20, 0],
]; // prettier-ignore

const CHILDRENS_CLOTHES = { IE: 0, LU: 3, RU: 10, UK: 0 };

const goodsAbroad = (other: Readonly<Record<string, number>> = {}): Rate[] =>
  ABROAD.map(([country, goods]) => ({ rate: lookUp(other, country) ?? goods, tax_country_id: country }));

const booksAbroad = (): Rate[] =>
  ABROAD.map(([country, goods, books = goods]) => ({ rate: books, tax_country_id: country }));

const rule = (id: number, code: string, productClass: number, rates: Rate[]): TaxRule => ({
  id,
  code,
  product_tax_class_ids: [productClass],
  customer_tax_class_ids: [RETAIL],
  rates,
});

/** Class 0 is untaxed. */
export function taxRules(): TaxRule[] {
  return [
    rule(1, 'goods', TAX_CLASS.goods, [...states(() => true), ...goodsAbroad()]),
    rule(2, 'childrens-clothes', TAX_CLASS.childrensClothes, [
      ...states(() => true),
      ...goodsAbroad(CHILDRENS_CLOTHES),
    ]),
    rule(3, 'books', TAX_CLASS.books, [...states((name) => TAXING_DOWNLOADS.has(name)), ...booksAbroad()]),
  ];
}

import type { TaxRule } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';

export const TAX_CLASS = { none: 0, goods: 2, childrensClothes: 3, books: 4 } as const;

type Rate = TaxRule['rates'][number];

export const RETAIL = 3;

/** State rates only, without county and city tax; ids match addresses. */
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

const STANDARD: readonly (readonly [country: string, rate: number])[] = [
  ['UK', 20],
  ['DE', 19],
  ['PL', 23],
  ['RU', 20],
  ['UA', 20],
  ['CN', 13],
];

function abroad(other: Readonly<Record<string, number>> = {}): Rate[] {
  return STANDARD.map(([country, rate]) => ({ rate: lookUp(other, country) ?? rate, tax_country_id: country }));
}

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
    rule(1, 'goods', TAX_CLASS.goods, [...states(() => true), ...abroad()]),
    rule(2, 'childrens-clothes', TAX_CLASS.childrensClothes, [...states(() => true), ...abroad({ UK: 0, RU: 10 })]),
    rule(3, 'books', TAX_CLASS.books, [
      ...states((name) => TAXING_DOWNLOADS.has(name)),
      ...abroad({ UK: 0, DE: 7, PL: 5, CN: 9 }),
    ]),
  ];
}

import * as z from 'zod/mini';
import { toDecimal, toMinor } from '../../../core/kernel/money';
import { cell, date, number, oneOf, quote, raw, readName, Refusal, shortCell, skuCell, text } from '../source/cell';
import { weightCell } from '../source/weight';
import { LONGEST_LINE, LONGEST_NAME, LONGEST_TEXT, MAX_UNITS } from '../source/limits';

export interface FeedPrice {
  readonly amount: number;
  /** ISO 4217; undefined if absent. */
  readonly currency: string | undefined;
}

const PRICE = /^(?:(?<before>[A-Z]{3})\s*)?(?<digits>\d[\d.,\s]*?)\s*(?<after>[A-Z]{3})?$/i;

/** Accepts '15.00 USD', 'USD 1,299.00', '15,00 EUR' and '15'. */
const feedPrice = shortCell((given): FeedPrice | undefined | Refusal => {
  if (given === '') return undefined;
  const { before, digits = '', after } = PRICE.exec(given)?.groups ?? {};
  const plain = digits.replaceAll(/\s/g, '');
  // A comma before two final digits is the decimal separator; other commas separate thousands.
  const point = /,\d{2}$/.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
  const amount = /^\d{1,10}(?:\.\d+)?$/.test(point) ? toDecimal(toMinor(point)) : Number.NaN;
  if (Number.isNaN(amount)) return new Refusal(`${quote(given)} is not a price like 15.00 USD`);
  return { amount, currency: (before ?? after)?.toUpperCase() };
});

const saleDates = shortCell((given): { readonly from: string; readonly to: string } | undefined | Refusal => {
  if (given === '') return undefined;
  const [from, to, ...more] = given.split(/\s*\/\s*/).map((moment) => date.safeParse(moment));
  if (from?.data === undefined || to?.data === undefined || more.length > 0)
    return new Refusal(`${quote(given)} is not a time like 2026-11-20T08:00+0100/2026-11-30T23:59+0100`);
  return { from: from.data, to: to.data };
});

const AVAILABILITY = {
  in_stock: 'in_stock',
  'in stock': 'in_stock',
  out_of_stock: 'out_of_stock',
  'out of stock': 'out_of_stock',
  discontinued: 'out_of_stock',
  preorder: 'preorder',
  backorder: 'backorder',
  'available for order': 'backorder',
} as const;

const SHOWN = {
  ...{ active: true, published: true, enabled: true, visible: true, yes: true, true: true },
  ...{ inactive: false, archived: false, staging: false, hidden: false, whitelist_only: false, disabled: false },
  ...{ draft: false, no: false, false: false },
};

const id = cell((given) => (given === '' ? new Refusal('is empty, every item needs an id', 'missing_value') : given));

export const googleRow = z.object({
  id: z.pipe(id, skuCell),
  title: cell(readName),
  description: text(LONGEST_TEXT),
  link: raw,
  imageLink: raw,
  additionalImageLink: raw,
  availability: oneOf(AVAILABILITY, new Refusal('is empty, every item needs one', 'missing_value')),
  quantity: number(-MAX_UNITS, MAX_UNITS),
  price: feedPrice,
  salePrice: feedPrice,
  saleDates,
  brand: text(LONGEST_NAME),
  gtin: text(LONGEST_NAME),
  mpn: text(LONGEST_NAME),
  condition: text(LONGEST_NAME),
  googleProductCategory: text(LONGEST_LINE),
  productType: text(LONGEST_LINE),
  itemGroupId: text(LONGEST_NAME),
  color: text(LONGEST_NAME),
  size: text(LONGEST_NAME),
  material: text(LONGEST_NAME),
  pattern: text(LONGEST_NAME),
  gender: text(LONGEST_NAME),
  ageGroup: text(LONGEST_NAME),
  taxCategory: text(LONGEST_NAME),
  weight: weightCell(),
  status: oneOf(SHOWN, true),
  visibility: oneOf(SHOWN, true),
});

export type GoogleRow = z.infer<typeof googleRow> & { readonly row: number };

import * as z from 'zod/mini';
import { toDecimal, toMinor } from '../../../core/kernel/money';
import { cell, date, number, oneOf, quote, raw, readName, Refusal, shortCell, skuCell, text } from '../source/cell';
import { weightCell } from '../source/weight';
import { MAX_LINE_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_UNITS } from '../source/limits';

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
  const [from, to, ...more] = given.split(/(?<!\s)\s*\/\s*/).map((moment) => date.safeParse(moment));
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
  description: text(MAX_TEXT_LENGTH),
  link: raw,
  imageLink: raw,
  additionalImageLink: raw,
  availability: oneOf(AVAILABILITY, new Refusal('is empty, every item needs one', 'missing_value')),
  quantity: number(-MAX_UNITS, MAX_UNITS),
  price: feedPrice,
  salePrice: feedPrice,
  saleDates,
  brand: text(MAX_NAME_LENGTH),
  gtin: text(MAX_NAME_LENGTH),
  mpn: text(MAX_NAME_LENGTH),
  condition: text(MAX_NAME_LENGTH),
  googleProductCategory: text(MAX_LINE_LENGTH),
  productType: text(MAX_LINE_LENGTH),
  itemGroupId: text(MAX_NAME_LENGTH),
  color: text(MAX_NAME_LENGTH),
  size: text(MAX_NAME_LENGTH),
  material: text(MAX_NAME_LENGTH),
  pattern: text(MAX_NAME_LENGTH),
  gender: text(MAX_NAME_LENGTH),
  ageGroup: text(MAX_NAME_LENGTH),
  taxCategory: text(MAX_NAME_LENGTH),
  weight: weightCell(),
  status: oneOf(SHOWN, true),
  visibility: oneOf(SHOWN, true),
});

export type GoogleRow = z.infer<typeof googleRow> & { readonly row: number };

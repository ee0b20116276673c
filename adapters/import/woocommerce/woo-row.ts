import * as z from 'zod/mini';
import { cell, date, flag, number, oneOf, price, quote, raw, readName, Refusal, shortCell, text } from '../source/cell';
import { weightCell } from '../source/weight';
import { MAX_NAME_LENGTH, MAX_SKU_LENGTH, MAX_TEXT_LENGTH, MAX_UNITS } from '../source/limits';

const KINDS = ['simple', 'variable', 'variation', 'grouped', 'external'] as const;

const type = cell((given) => {
  const words = given
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  const kind = KINDS.find((known) => words.includes(known));
  if (kind === undefined) return new Refusal(`${quote(given)} is none of ${KINDS.join(', ')}`);
  return { kind, isVirtual: words.includes('virtual'), isDownloadable: words.includes('downloadable') };
});
const sku = cell((given) => {
  if (/\p{Cc}/u.test(given)) return new Refusal('holds a control character');
  return given.length > MAX_SKU_LENGTH
    ? new Refusal(`has ${given.length} characters, at most ${MAX_SKU_LENGTH} are allowed`)
    : given;
});
const stock = shortCell((given): number | 'parent' | undefined | Refusal => {
  if (given === '') return undefined;
  if (given.toLowerCase() === 'parent') return 'parent';
  const value = /^[+-]?\d*\.?\d+$/.test(given) ? Number(given) : Number.NaN;
  return Math.abs(value) <= MAX_UNITS
    ? value
    : new Refusal(`${quote(given)} is neither a number up to ${MAX_UNITS} nor parent`);
});

export const wooRow = z.object({
  id: number(0, Number.MAX_SAFE_INTEGER),
  type,
  sku,
  name: cell(readName),
  // -1 is a draft.
  published: oneOf({ '1': true, '0': false, '-1': false, yes: true, no: false } as const, true),
  visibility: oneOf({ visible: 4, catalog: 2, search: 3, hidden: 1 } as const, 4 as const),
  shortDescription: text(MAX_TEXT_LENGTH),
  description: text(MAX_TEXT_LENGTH),
  saleFrom: date,
  saleTo: date,
  taxStatus: oneOf({ taxable: true, shipping: false, none: false, parent: undefined } as const, undefined),
  taxClass: text(MAX_NAME_LENGTH),
  inStock: oneOf(
    { '1': true, '0': false, yes: true, no: false, backorder: 'backorder', parent: undefined } as const,
    undefined,
  ),
  stock,
  backorders: oneOf({ '1': true, '0': false, yes: true, no: false, notify: true } as const, false),
  soldIndividually: flag,
  salePrice: price,
  regularPrice: price,
  categories: text(MAX_TEXT_LENGTH),
  tags: text(MAX_TEXT_LENGTH),
  brands: text(MAX_NAME_LENGTH),
  images: raw,
  parent: raw,
  grouped: raw,
  upsells: raw,
  crossSells: raw,
  position: number(-MAX_UNITS, MAX_UNITS),
  weight: weightCell(),
});

export interface WooAttribute {
  readonly number: number;
  readonly label: string;
  readonly values: readonly string[];
}

export type WooRow = z.infer<typeof wooRow> & {
  readonly row: number;
  readonly attributes: readonly WooAttribute[];
  readonly downloads: readonly WooDownload[];
};

export interface WooDownload {
  readonly title: string;
  readonly url: string;
}

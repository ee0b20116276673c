import * as z from 'zod/mini';
import { cell, flag, number, oneOf, price, quote, raw, Refusal, text } from '../source/cell';
import { MAX_LINE_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_UNITS } from '../source/limits';

const handle = cell((given) => {
  if (given === '') return new Refusal('is empty, every row needs the handle of its product', 'missing_value');
  return given.length > MAX_NAME_LENGTH
    ? new Refusal(`has ${given.length} characters, at most ${MAX_NAME_LENGTH} are allowed`)
    : given;
});
const variantSku = cell((given) => {
  // Shopify prefixes an apostrophe so that spreadsheets do not round the number.
  const sku = given.replace(/^'/, '');
  if (/\p{Cc}/u.test(sku)) return new Refusal('holds a control character');
  return sku.length > MAX_NAME_LENGTH
    ? new Refusal(`has ${sku.length} characters, at most ${MAX_NAME_LENGTH} are allowed`)
    : sku;
});
const policy = cell((given): 'deny' | 'continue' | Refusal => {
  if (/^(?:deny|false|no|)$/i.test(given)) return 'deny';
  return /^(?:continue|true|yes)$/i.test(given)
    ? 'continue'
    : new Refusal(`${quote(given)} is neither deny nor continue`);
});

export const shopifyRow = z.object({
  handle,
  title: text(MAX_NAME_LENGTH),
  body: text(MAX_TEXT_LENGTH),
  vendor: text(MAX_NAME_LENGTH),
  productCategory: text(MAX_LINE_LENGTH),
  type: text(MAX_NAME_LENGTH),
  collection: text(MAX_NAME_LENGTH),
  tags: text(MAX_TEXT_LENGTH),
  published: flag,
  status: oneOf({ active: 'active', draft: 'draft', archived: 'archived', unlisted: 'unlisted' } as const, 'active'),
  option1Name: text(MAX_NAME_LENGTH),
  option1Value: text(MAX_NAME_LENGTH),
  option2Name: text(MAX_NAME_LENGTH),
  option2Value: text(MAX_NAME_LENGTH),
  option3Name: text(MAX_NAME_LENGTH),
  option3Value: text(MAX_NAME_LENGTH),
  sku: variantSku,
  price,
  compareAt: price,
  cost: price,
  inventoryTracker: raw,
  inventoryQty: number(-MAX_UNITS, MAX_UNITS),
  inventoryPolicy: policy,
  requiresShipping: flag,
  taxable: flag,
  barcode: text(MAX_NAME_LENGTH),
  imageSrc: raw,
  imagePosition: number(0, 10_000),
  imageAlt: text(MAX_LINE_LENGTH),
  variantImage: raw,
  giftCard: flag,
  seoTitle: text(MAX_LINE_LENGTH),
  seoDescription: text(MAX_LINE_LENGTH),
  gender: text(MAX_NAME_LENGTH),
  grams: number(0, MAX_UNITS),
});

export type ShopifyRow = z.infer<typeof shopifyRow> & {
  readonly row: number;
  readonly metafields: Readonly<Record<string, string>>;
};

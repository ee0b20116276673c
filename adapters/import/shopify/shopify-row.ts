import * as z from 'zod/mini';
import { cell, flag, number, oneOf, price, quote, raw, Refusal, text } from '../source/cell';
import { LONGEST_LINE, LONGEST_NAME, LONGEST_TEXT, MAX_UNITS } from '../source/limits';

const handle = cell((given) => {
  if (given === '') return new Refusal('is empty, every row needs the handle of its product', 'missing_value');
  return given.length > LONGEST_NAME
    ? new Refusal(`has ${given.length} characters, at most ${LONGEST_NAME} are allowed`)
    : given;
});
const variantSku = cell((given) => {
  // Shopify prefixes an apostrophe so that spreadsheets do not round the number.
  const sku = given.replace(/^'/, '');
  if (/\p{Cc}/u.test(sku)) return new Refusal('holds a control character');
  return sku.length > LONGEST_NAME
    ? new Refusal(`has ${sku.length} characters, at most ${LONGEST_NAME} are allowed`)
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
  title: text(LONGEST_NAME),
  body: text(LONGEST_TEXT),
  vendor: text(LONGEST_NAME),
  productCategory: text(LONGEST_LINE),
  type: text(LONGEST_NAME),
  collection: text(LONGEST_NAME),
  tags: text(LONGEST_TEXT),
  published: flag,
  status: oneOf({ active: 'active', draft: 'draft', archived: 'archived', unlisted: 'unlisted' } as const, 'active'),
  option1Name: text(LONGEST_NAME),
  option1Value: text(LONGEST_NAME),
  option2Name: text(LONGEST_NAME),
  option2Value: text(LONGEST_NAME),
  option3Name: text(LONGEST_NAME),
  option3Value: text(LONGEST_NAME),
  sku: variantSku,
  price,
  compareAt: price,
  inventoryTracker: raw,
  inventoryQty: number(-MAX_UNITS, MAX_UNITS),
  inventoryPolicy: policy,
  requiresShipping: flag,
  taxable: flag,
  barcode: text(LONGEST_NAME),
  imageSrc: raw,
  imagePosition: number(0, 10_000),
  imageAlt: text(LONGEST_LINE),
  variantImage: raw,
  giftCard: flag,
  seoTitle: text(LONGEST_LINE),
  seoDescription: text(LONGEST_LINE),
  gender: text(LONGEST_NAME),
  grams: number(0, MAX_UNITS),
});

export type ShopifyRow = z.infer<typeof shopifyRow> & {
  readonly row: number;
  readonly metafields: Readonly<Record<string, string>>;
};

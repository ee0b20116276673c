import * as z from 'zod/mini';
import { cell, flag, number, oneOf, price, quote, raw, Refusal, text } from '../source/cell';

const LONGEST_TEXT = 100_000;
const LONGEST_LINE = 1_000;
const MOST_UNITS = 1_000_000_000;

const handle = cell((given) => {
  if (given === '') return new Refusal('is empty, every row needs the handle of its product', 'missing_value');
  return given.length > 255 ? new Refusal(`has ${given.length} characters, at most 255 are allowed`) : given;
});
const variantSku = cell((given) => {
  // Shopify puts an apostrophe before a number that a spreadsheet must not round.
  const sku = given.replace(/^'/, '');
  if (/\p{Cc}/u.test(sku)) return new Refusal('holds a control character');
  return sku.length > 64 ? new Refusal(`has ${sku.length} characters, at most 64 are allowed`) : sku;
});
/** deny and continue of exports, the yes and no of the newer template. */
const policy = cell((given): 'deny' | 'continue' | Refusal => {
  if (/^(?:deny|false|no|)$/i.test(given)) return 'deny';
  return /^(?:continue|true|yes)$/i.test(given)
    ? 'continue'
    : new Refusal(`${quote(given)} is neither deny nor continue`);
});

/** One row of a Shopify product CSV: a product with its first variant, a further variant, or a further picture. */
export const shopifyRow = z.object({
  handle,
  title: text(255),
  body: text(LONGEST_TEXT),
  vendor: text(64),
  productCategory: text(LONGEST_LINE),
  type: text(64),
  collection: text(64),
  tags: text(LONGEST_TEXT),
  published: flag,
  status: oneOf({ active: 'active', draft: 'draft', archived: 'archived', unlisted: 'unlisted' } as const, 'active'),
  option1Name: text(64),
  option1Value: text(64),
  option2Name: text(64),
  option2Value: text(64),
  option3Name: text(64),
  option3Value: text(64),
  sku: variantSku,
  price,
  compareAt: price,
  inventoryTracker: raw,
  inventoryQty: number(-MOST_UNITS, MOST_UNITS),
  inventoryPolicy: policy,
  requiresShipping: flag,
  taxable: flag,
  imageSrc: raw,
  imagePosition: number(0, 10_000),
  imageAlt: text(LONGEST_LINE),
  variantImage: raw,
  giftCard: flag,
  seoTitle: text(LONGEST_LINE),
  seoDescription: text(LONGEST_LINE),
  gender: text(64),
});

export type ShopifyRow = z.infer<typeof shopifyRow> & {
  readonly row: number;
  /** Values of metafield columns, by header. */
  readonly metafields: Readonly<Record<string, string>>;
};

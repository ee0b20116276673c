import * as z from 'zod/mini';
import { productDocument } from './manage-products';
import { reviewDocument } from './manage-reviews';

const { visibility, tax_class_id, category_ids, special_from, special_to, attributes, cost } = productDocument.shape;

/** Last two digits of a rounded price. */
export const PRICE_ENDINGS = ['00', '95', '99'] as const;

const priceChange = z.strictObject({
  /** 'amount' and 'percent' add to the regular price; negative values lower it. */
  by: z.enum(['set', 'amount', 'percent']),
  value: z.string().check(z.maxLength(16), z.regex(/^-?\d{1,10}(\.\d{1,4})?$/)),
  /** Rounds to the nearest price with this ending; at least 0.95, 0.99 or 1.00. */
  ending: z.optional(z.enum(PRICE_ENDINGS)),
});
/** Change of a price in a bulk edit. */
export type PriceStep = z.infer<typeof priceChange>;

const NOT_EMPTY = { error: 'must change at least one field' };

/** Changes of each selected product; omitted members stay unchanged. */
export const productChanges = z
  .strictObject({
    enabled: z.optional(z.boolean()),
    visibility: z.optional(visibility),
    tax_class_id: z.optional(tax_class_id),
    add_categories: z.optional(category_ids),
    remove_categories: z.optional(category_ids),
    /** Replaces the values of these attributes, such as the brand; an empty list clears them. */
    attributes,
    /** Applies to the product or all its variants, in the base currency. */
    price: z.optional(priceChange),
    /** Based on the regular price; null removes it. Omitted days stay unchanged, null clears them. */
    special_price: z.optional(
      z.nullable(z.extend(priceChange, { special_from: z.optional(special_from), special_to: z.optional(special_to) })),
    ),
    /** Applies to the product or all its variants; null removes it. */
    cost,
    /** Applies to the product or each of its variants. */
    stock: z.optional(
      z.strictObject({ by: z.enum(['set', 'add']), value: z.int().check(z.gte(-10_000_000), z.lte(10_000_000)) }),
    ),
  })
  .check(z.refine((set) => Object.keys(set).length > 0, NOT_EMPTY));
/** Changes of a bulk edit of products. */
export type ProductChanges = z.infer<typeof productChanges>;

/** Changes of each selected review. */
export const reviewChanges = z.strictObject({ status: reviewDocument.shape.status });

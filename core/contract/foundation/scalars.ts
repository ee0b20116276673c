import * as z from 'zod/mini';
import { MAX_QUANTITY } from '../../kernel/quantity';

/** Larger amounts in major units lose cent precision. */
const MAX_AMOUNT = 1e12;
/** Major units; converted to minor units before calculation. */
export const amount = z.number().check(z.gte(-MAX_AMOUNT), z.lte(MAX_AMOUNT));
/** Maximum of one amount that staff enter, in major units. */
export const MAX_SUM = 1_000_000_000;
export const optionalAmount = z.optional(z.nullable(amount));

export const optionValue = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** Longest value of an option that callers send. */
const MAX_OPTION_VALUE = 255;
export const shortOptionValue = z.pipe(
  z.union([z.string().check(z.maxLength(MAX_OPTION_VALUE)), z.number()]),
  z.transform((value) => String(value)),
);

export const attributeValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
]);
/** Value of a product attribute. */
export type AttributeValue = z.infer<typeof attributeValue>;

/** Text that is trimmed and must not be blank. */
export const filledText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const MAX_SKU_LENGTH = 64;
/** 1–64 characters without control characters, not only spaces. */
export const sku = z.string().check(z.minLength(1), z.maxLength(MAX_SKU_LENGTH), z.regex(/^(?=.*\S)[^\p{Cc}]+$/u));

export const quantity = z.number().check(z.int(), z.gte(1), z.lte(MAX_QUANTITY));

export const sentQuantity = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(20))]),
    z.transform((sent) => (typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent)),
  ),
  quantity,
);

export const storeCode = z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,7}$/));

/** Secret; its holder may change the cart. */
export const cartToken = z.string().check(z.minLength(1), z.maxLength(128));

/**
 * Expected cart revision. Stale or repeated requests are rejected with 'cart_changed'; omit to change unconditionally.
 */
export const cartRevision = z.optional(z.number().check(z.int(), z.gte(-1)));

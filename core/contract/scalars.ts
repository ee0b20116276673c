import * as z from 'zod/mini';
import { MOST_QUANTITY } from '../kernel/quantity';

/** Beyond this, in major units, cents cannot be counted exactly: such a figure is no price. */
const MOST_AMOUNT = 1e12;
/** A decimal amount in major units of the store's currency. Core turns it into minor units before it computes. */
export const amount = z.number().check(z.gte(-MOST_AMOUNT), z.lte(MOST_AMOUNT));
/** An amount that may be unknown. */
export const optionalAmount = z.optional(z.nullable(amount));

/** Other shops number their options; here an option value is always text, so that 51 and '51' are one value. */
export const optionValue = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** An attribute of a product: one option value, several, or none. */
export const attributeValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
]);
/** What a product may have for an attribute: a text, a number, several of either, or nothing. */
export type AttributeValue = z.infer<typeof attributeValue>;

/** A stock-keeping unit: 1 to 64 characters without control characters. */
export const sku = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}]+$/u));

/** A quantity in a cart: a whole number from 1 to `MOST_QUANTITY`. */
export const quantity = z.number().check(z.int(), z.gte(1), z.lte(MOST_QUANTITY));

/** A quantity as clients send it: a text of digits becomes a number (S §5). */
export const sentQuantity = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((sent) => (typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent)),
  ),
  quantity,
);

/** The code of a store view: two to eight lower-case letters, digits, '-' or '_'. */
export const storeCode = z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,7}$/));

/** The token of a cart: it cannot be guessed, and its holder may change the cart. */
export const cartToken = z.string().check(z.minLength(1), z.maxLength(128));

/**
 * The revision of the cart that a change is meant for, as meta.revision of the last answer. Where the cart has another one by
 * now the call is refused with 'cart_changed' and nothing happens; so a request that the network delivers late, or twice,
 * cannot undo what was done since. Without it a change is carried out whatever the cart is.
 */
export const cartRevision = z.optional(z.number().check(z.int(), z.gte(-1)));

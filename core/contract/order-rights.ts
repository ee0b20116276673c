import * as z from 'zod/mini';
import { RETURN_REASONS } from './return-reasons';
import { sku } from './scalars';

/** Days to send something back, as the shop's page about returns has it; the law of most countries wants 14. */
export const RETURN_DAYS = 30;

export const returnReason = z.enum(RETURN_REASONS);

export const returnUnits = z.object({ sku, qty: z.int().check(z.gte(1), z.lte(1_000_000)) });

/** A return that the shopper has started. */
export const startedReturn = z.object({
  /** Printed on the parcel: '1000123-R1'. */
  number: z.string(),
  /** ISO 8601. */
  at: z.string(),
  reason: returnReason,
  note: z.optional(z.string()),
  lines: z.array(z.object({ ...returnUnits.shape, name: z.string() })),
  /** Where it goes, line by line. */
  address: z.array(z.string()),
});
export type StartedReturn = z.infer<typeof startedReturn>;

/** Actions that an order allows its shopper. The same for who is signed in, who has the link, and staff that acts for a customer. */
export const orderRights = z.object({
  cancel: z.boolean(),
  /** Units that can still be sent back, SKU by SKU. */
  return: z.array(returnUnits),
  /** Until when: ISO 8601, null while that is not known. */
  return_until: z.nullable(z.string()),
  /** The same can be ordered again: it does not wait for its payment page. */
  again: z.boolean(),
  /** It is nobody's yet, so an account can be made of it. */
  account: z.boolean(),
  /** It waits for a bank transfer, so it can be paid with gift cards. */
  gift_card: z.optional(z.boolean()),
});
export type OrderRights = z.infer<typeof orderRights>;

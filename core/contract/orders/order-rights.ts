import * as z from 'zod/mini';
import { RETURN_REASONS } from './return-reasons';
import { sku } from '../foundation/scalars';

/** Return period in days; most laws require 14. */
export const RETURN_DAYS = 30;

export const returnReason = z.enum(RETURN_REASONS);

export const returnUnits = z.object({ sku, qty: z.int().check(z.gte(1), z.lte(1_000_000)) });

export const startedReturn = z.object({
  number: z.string(),
  at: z.string(),
  reason: returnReason,
  note: z.optional(z.string()),
  lines: z.array(z.object({ ...returnUnits.shape, name: z.string() })),
  address: z.array(z.string()),
});
export type StartedReturn = z.infer<typeof startedReturn>;

export const orderRights = z.object({
  cancel: z.boolean(),
  return: z.array(returnUnits),
  /** ISO 8601; null while unknown. */
  return_until: z.nullable(z.string()),
  again: z.boolean(),
  account: z.boolean(),
  gift_card: z.optional(z.boolean()),
});
export type OrderRights = z.infer<typeof orderRights>;

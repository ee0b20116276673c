import * as z from 'zod/mini';
import type { Minor } from '../../kernel/money';
import { endpoint, refusal } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

/**
 * opening: balance when the history began; spent: paid with; returned: back from a cancelled or returned order;
 * cashback: earned, or withdrawn with a return; payout: of a blogger; staff: given or taken with a reason; merged: of another
 * account of the same person.
 */
export const BONUS_REASONS = ['opening', 'spent', 'returned', 'cashback', 'payout', 'staff', 'merged'] as const;
/** Why the bonuses of a customer changed. */
export type BonusReason = (typeof BONUS_REASONS)[number];

/** In major units. */
export const bonusMovement = z.object({
  at: z.string(),
  /** Negative if bonuses were spent or deducted. */
  amount,
  reason: z.enum(BONUS_REASONS),
  /** Number of the order; null without one. */
  order: z.nullable(z.string()),
  /** Written by staff for the customer. */
  note: z.nullable(z.string()),
});
/** Change of a customer's bonuses. */
export type BonusMovement = z.infer<typeof bonusMovement>;

export const BONUS_LIMITS = {
  /** Maximum bonus adjustment by staff in dollars; a round amount in other currencies. */
  amount: 10_000,
  note: 200,
  /** Maximum number of movements shown, newest first. */
  shown: 50,
} as const;

/** Fewer bonuses are on the account; `data.max` is the balance in major units. */
export const bonusesShort = refusal('bonuses_short', 409, { data: z.object({ max: amount }) });

export const ownBonuses = endpoint({
  name: 'ownBonuses',
  method: 'GET',
  path: '/api/user/bonuses',
  access: 'user',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  body: z.undefined(),
  result: z.object({ items: z.array(bonusMovement) }),
  summary: "Returns the caller's newest bonus changes, with their reasons.",
  chapter: 'A §7',
});

export type BonusFault = 'nothing' | 'short' | 'too-much';

/**
 * Checks a bonus adjustment by staff: within the limit, and without a negative balance. In minor units.
 * Pure.
 */
export function bonusFault(balance: Minor, amount: Minor, max: Minor): BonusFault | undefined {
  if (amount === 0) return 'nothing';
  if (Math.abs(amount) > max) return 'too-much';
  return balance + amount < 0 ? 'short' : undefined;
}

import { isPayoutItself } from '../../../core/bloggers/ledger';
import type { PayoutPart } from '../../../core/contract/bloggers/manage-payouts';
import { toDecimal } from '../../../core/kernel/money';
import type { Database } from '../ports/database';
import type { Posting } from '../ports/orders/ledger';

/** Maximum number of movements read; a payout has about two per order. */
const MAX_PARTS = 20_000;
/** In the ledger's filter: in no payout yet. */
const IN_NONE = 0;

export type PartsOf = { readonly id: number } | { readonly blogger_id: number; readonly currency: string };

export interface PayoutParts {
  readonly items: readonly PayoutPart[];
  readonly sum: number;
  readonly bonus: number;
}

/** Returns the movements of a payout or of an amount due; they sum to it. @returns undefined for an unknown payout */
export function payoutPartsOf(database: Database, wanted: PartsOf, now: number): Promise<PayoutParts | undefined> {
  return database.read(async ({ ledger, payouts }) => {
    if (!('id' in wanted)) {
      const { blogger_id: bloggerId, currency } = wanted;
      const open = await ledger.list(bloggerId, { currency, payoutId: IN_NONE }, MAX_PARTS);
      return partsOf(open.filter(({ at }) => at <= now));
    }
    const payout = await payouts.byId(wanted.id);
    if (payout === undefined) return undefined;
    return partsOf(await ledger.list(payout.bloggerId, { payoutId: payout.id }, MAX_PARTS));
  });
}

function partsOf(postings: readonly Posting[]): PayoutParts {
  const parts = postings.filter(({ movement }) => !isPayoutItself(movement.reason));
  const signOf = ({ movement }: Posting) => (movement.to === 'active' ? 1 : -1);
  const total = (of: (posting: Posting) => number) => parts.reduce((sum, part) => sum + signOf(part) * of(part), 0);
  return {
    items: parts.map((part) => ({
      id: part.id,
      at: new Date(part.at).toISOString(),
      reason: part.movement.reason,
      order_number: part.orderNumber ?? null,
      sku: part.movement.sku ?? null,
      sum: toDecimal(signOf(part) * part.movement.sum),
      bonus: toDecimal(signOf(part) * part.movement.bonus),
    })),
    sum: toDecimal(total(({ movement }) => movement.sum)),
    bonus: toDecimal(total(({ movement }) => movement.bonus)),
  };
}

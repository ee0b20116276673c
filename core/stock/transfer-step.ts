import type { TransferState } from '../contract/catalogue/stock-transfers';

/** Effect of a status change on stock: units leave the first location, arrive at the second, or return. */
export type TransferStep = 'arrive' | 'go-back' | 'leave' | 'none';

const STEPS: Readonly<Record<TransferState, Readonly<Partial<Record<TransferState, TransferStep>>>>> = {
  draft: { draft: 'none', sent: 'leave', canceled: 'none' },
  sent: { sent: 'none', received: 'arrive', canceled: 'go-back', draft: 'go-back' },
  received: { received: 'none' },
  canceled: { canceled: 'none', draft: 'none' },
};

/** Returns the effect of a status change; undefined if it is not allowed. New transfers are drafts. */
export function transferStep(before: TransferState | undefined, next: TransferState): TransferStep | undefined {
  if (before === undefined) return next === 'draft' ? 'none' : undefined;
  return STEPS[before][next];
}

import type { Order } from '../../../../core/contract';

export interface Ledger {
  readonly placed: Map<string, string>;
  readonly refused: Set<string>;
  /** Sent without an answer: they may be stored or not, and are retried. */
  readonly pending: Map<string, Order>;
  /** The acknowledged quantity and those sent after it. */
  readonly carts: Map<string, CartNote>;
}

export interface CartNote {
  readonly sku: string;
  readonly quantities: readonly number[];
}

export function createLedger(): Ledger {
  return { placed: new Map(), refused: new Set(), pending: new Map(), carts: new Map() };
}

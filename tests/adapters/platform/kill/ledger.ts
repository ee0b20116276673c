import type { Order } from '../../../../core/contract';

/** What shoppers were told, and what they wait for: against it the books of the shop are held. */
export interface Ledger {
  /** Orders that were answered with their number, by order id. */
  readonly placed: Map<string, string>;
  /** Orders that the shop refused for good. */
  readonly refused: Set<string>;
  /** Orders that were sent and not answered. They may be in the books or not, and are sent again. */
  readonly pending: Map<string, Order>;
  /** What each cart may hold of its product: the quantity that was answered, and those that were sent after it. */
  readonly carts: Map<string, CartNote>;
}

export interface CartNote {
  readonly sku: string;
  readonly quantities: readonly number[];
}

export function createLedger(): Ledger {
  return { placed: new Map(), refused: new Set(), pending: new Map(), carts: new Map() };
}

import { saleQuantity, type SaleQuantities } from '../kernel/sale-quantity';

/** Units of a SKU. */
interface Units {
  readonly sku: string;
  readonly qty: number;
}

/** Facts that decide whether an order keeps goods only for a time. */
export interface GuestHoldFacts {
  /** Somebody who has shown the contact to be theirs, or staff in their name. */
  readonly isConfirmed: boolean;
  /** It is paid on a payment page, which has a time of its own. */
  readonly paysFirst: boolean;
  /** True where nothing is left to pay. */
  readonly isPaid: boolean;
}

/** Returns true for a guest's order that is paid later: anybody can place many of them and never pay. Pure. */
export function isGuestHold({ isConfirmed, paysFirst, isPaid }: GuestHoldFacts): boolean {
  return !isConfirmed && !paysFirst && !isPaid;
}

/**
 * Returns true for an unpaid order that ends with the account of its address: one that waits for its payment page, or that was placed without a confirmed
 * sign-in, so perhaps by a stranger who typed the address. Pure.
 * @param held it keeps its goods only for a time: one on a payment page, or of a guest
 * @param mayCancel packing has not begun
 */
export function endsWithAccount(order: {
  readonly isUnpaid: boolean;
  readonly held: boolean;
  readonly mayCancel: boolean;
}): boolean {
  return order.isUnpaid && order.held && order.mayCancel;
}

/** Units of a product that a guest may hold: those of the shop's rule, and always as few as can be bought at all. Pure. */
export function mostHeld(bound: number, sold: SaleQuantities): number {
  return Math.max(bound, saleQuantity(sold, { min: 1, max: Number.MAX_SAFE_INTEGER }).min);
}

/**
 * The SKU of which a guest would hold too many; undefined where there is none. Pure.
 * @param wanted units of the new order whose stock is counted
 * @param held units of the guest's other orders
 * @param mostOf units of a SKU that may be held
 */
export function overHold(
  wanted: readonly Units[],
  held: readonly Units[],
  mostOf: (sku: string) => number,
): string | undefined {
  const sumOf = (units: readonly Units[], sku: string) =>
    units.reduce((sum, one) => (one.sku === sku ? sum + one.qty : sum), 0);
  return wanted.find(({ sku }) => sumOf(wanted, sku) + sumOf(held, sku) > mostOf(sku))?.sku;
}

import { saleQuantity, type SaleQuantities } from '../../kernel/sale-quantity';

interface Units {
  readonly sku: string;
  readonly qty: number;
}

export interface GuestHoldFacts {
  readonly isTrusted: boolean;
  /** Paid on a payment page, which has its own timeout. */
  readonly paysFirst: boolean;
  readonly isPaid: boolean;
}

/**
 * Returns true for pay-later orders of customers who have never paid: addresses are free, so anyone could place many.
 */
export function isGuestHold({ isTrusted, paysFirst, isPaid }: GuestHoldFacts): boolean {
  return !isTrusted && !paysFirst && !isPaid;
}

/**
 * Returns true for orders waiting on a payment page by customers who have never paid; they hold a limited quantity.
 */
export function isPageHold({ isTrusted, paysFirst, isPaid }: GuestHoldFacts): boolean {
  return !isTrusted && paysFirst && !isPaid;
}

/**
 * Returns true for unpaid orders that end with the account of their address: a stranger may have typed it.
 * @param held the goods are reserved only for a time
 * @param mayCancel packing has not begun
 */
export function endsWithAccount(order: {
  readonly isUnpaid: boolean;
  readonly held: boolean;
  readonly mayCancel: boolean;
}): boolean {
  return order.isUnpaid && order.held && order.mayCancel;
}

/** Returns the maximum units held: the shop's limit (0 for none), but at least the minimum sale quantity. */
export function maxHeld(bound: number, sold: SaleQuantities): number {
  if (bound === 0) return Number.POSITIVE_INFINITY;
  return Math.max(bound, saleQuantity(sold, { min: 1, max: Number.MAX_SAFE_INTEGER }).min);
}

const ALL_PRODUCTS = { contact: 4, network: 16 } as const;

export function overAll(
  wanted: readonly Units[],
  held: readonly Units[],
  {
    bound,
    by,
    maxOf,
  }: {
    readonly bound: number;
    readonly by: keyof typeof ALL_PRODUCTS;
    readonly maxOf: (sku: string) => number;
  },
): { readonly sku: string; readonly max: number } | undefined {
  if (bound === 0) return undefined;
  let left = Math.max(bound * ALL_PRODUCTS[by], ...wanted.map(({ sku }) => maxOf(sku)));
  for (const { qty } of held) left -= qty;
  for (const { sku, qty } of wanted) {
    if (qty > left) return { sku, max: Math.max(0, left) };
    left -= qty;
  }
  return undefined;
}

export function overHold(
  wanted: readonly Units[],
  held: readonly Units[],
  maxOf: (sku: string) => number,
): string | undefined {
  const sumOf = (units: readonly Units[], sku: string) =>
    units.reduce((sum, one) => (one.sku === sku ? sum + one.qty : sum), 0);
  return wanted.find(({ sku }) => sumOf(wanted, sku) + sumOf(held, sku) > maxOf(sku))?.sku;
}

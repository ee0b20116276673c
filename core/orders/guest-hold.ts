import { saleQuantity, type SaleQuantities } from '../kernel/sale-quantity';

/** Units of a SKU. */
interface Units {
  readonly sku: string;
  readonly qty: number;
}

/** Facts that decide how an order keeps goods from others. */
export interface GuestHoldFacts {
  /** A customer with a confirmed contact who has paid an order before, or staff in somebody's name. */
  readonly isTrusted: boolean;
  /** It is paid on a payment page, which has a time of its own. */
  readonly paysFirst: boolean;
  /** True where nothing is left to pay. */
  readonly isPaid: boolean;
}

/** Returns true for an order that is paid later by somebody who has never paid: a mailbox costs nothing, so anybody can place many of them. Pure. */
export function isGuestHold({ isTrusted, paysFirst, isPaid }: GuestHoldFacts): boolean {
  return !isTrusted && !paysFirst && !isPaid;
}

/** Returns true for an order of somebody who has never paid that waits for its payment page: it holds only so many units. Pure. */
export function isPageHold({ isTrusted, paysFirst, isPaid }: GuestHoldFacts): boolean {
  return !isTrusted && paysFirst && !isPaid;
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

/** Units of a product that may be held: those of the shop's rule, without a limit for 0, and always as few as can be bought at all. Pure. */
export function mostHeld(bound: number, sold: SaleQuantities): number {
  if (bound === 0) return Number.POSITIVE_INFINITY;
  return Math.max(bound, saleQuantity(sold, { min: 1, max: Number.MAX_SAFE_INTEGER }).min);
}

/** Most units of all products together, as a multiple of those of one: a household's order of a contact, and several households of a network. */
const ALL_PRODUCTS = { contact: 4, network: 16 } as const;

/**
 * The SKU with which somebody would hold too much of all products together, and how many of it are left to hold; undefined where there is none. Pure.
 * @param held units of the other orders of this contact or network
 */
export function overAll(
  wanted: readonly Units[],
  held: readonly Units[],
  {
    bound,
    by,
    mostOf,
  }: {
    readonly bound: number;
    readonly by: keyof typeof ALL_PRODUCTS;
    readonly mostOf: (sku: string) => number;
  },
): { readonly sku: string; readonly most: number } | undefined {
  if (bound === 0) return undefined;
  let left = Math.max(bound * ALL_PRODUCTS[by], ...wanted.map(({ sku }) => mostOf(sku)));
  for (const { qty } of held) left -= qty;
  for (const { sku, qty } of wanted) {
    if (qty > left) return { sku, most: Math.max(0, left) };
    left -= qty;
  }
  return undefined;
}

/**
 * The SKU of which somebody would hold too many; undefined where there is none. Pure.
 * @param wanted units of the new order whose stock is counted
 * @param held units of the other orders of this contact and network
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

import { isBooking } from '../contract/booking';

/** Members of an order that say what of it was delivered without a parcel. */
export interface HandedOverFacts {
  readonly paid: boolean;
  readonly lines: readonly { readonly type: string | undefined; readonly isGiftCard: boolean }[];
  readonly downloads: readonly { readonly taken?: boolean | undefined }[];
}

/**
 * Returns true for an order of which something was delivered without a parcel: a file that was downloaded, or a service, which counts from its payment on.
 * Gift cards count by their balance instead. Pure.
 */
export function isHandedOver({ paid, lines, downloads }: HandedOverFacts): boolean {
  return paid && (lines.some(isBooking) || downloads.some(({ taken }) => taken === true));
}

/** Returns true for a file that somebody has downloaded; one that staff gave anew counts from zero again. Pure. */
export function isTaken({ used, serial }: { readonly used: number; readonly serial: number }): boolean {
  return used > 0 || serial > 1;
}

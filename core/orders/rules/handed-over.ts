import { isBooking } from '../../contract/selling/booking';

export interface HandedOverFacts {
  readonly paid: boolean;
  readonly lines: readonly { readonly type: string | undefined; readonly isGiftCard: boolean }[];
  readonly downloads: readonly { readonly taken?: boolean | undefined }[];
}

/**
 * Returns true if part of the order was delivered without a parcel: a downloaded file, or a paid service. Gift cards
 * count by balance instead.
 */
export function isHandedOver({ paid, lines, downloads }: HandedOverFacts): boolean {
  return paid && (lines.some(isBooking) || downloads.some(({ taken }) => taken === true));
}

export function isTaken({ used, serial }: { readonly used: number; readonly serial: number }): boolean {
  return used > 0 || serial > 1;
}

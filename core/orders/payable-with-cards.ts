/** Members of an order that decide if gift cards may pay it after it was placed. */
export interface CardPayableFacts {
  /** It is not paid and waits for a bank transfer: nothing else can pay it meanwhile. */
  readonly waitsForTransfer: boolean;
  /** In minor units. */
  readonly total: number;
  /** Money alone pays for gift cards. */
  readonly buysGiftCards: boolean;
  /** Its way to pay took something off, as it never does where gift cards pay. */
  readonly isReduced: boolean;
}

/** Returns true for an order that gift cards may pay: at its total, which is the same by every way to pay. Pure. */
export function isPayableWithGiftCards({
  waitsForTransfer,
  total,
  buysGiftCards,
  isReduced,
}: CardPayableFacts): boolean {
  return waitsForTransfer && total > 0 && !buysGiftCards && !isReduced;
}

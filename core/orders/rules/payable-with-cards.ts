export interface CardPayableFacts {
  readonly waitsForTransfer: boolean;
  readonly total: number;
  readonly buysGiftCards: boolean;
  readonly isReduced: boolean;
}

export function isPayableWithGiftCards({
  waitsForTransfer,
  total,
  buysGiftCards,
  isReduced,
}: CardPayableFacts): boolean {
  return waitsForTransfer && total > 0 && !buysGiftCards && !isReduced;
}

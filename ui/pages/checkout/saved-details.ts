import type { AddressDetails } from '../../../core/account';

export interface SavedDetails {
  readonly name: string;
  readonly canFillIn: boolean;
  readonly onFillIn: () => void;
  readonly addresses: readonly AddressDetails[];
  /** -1 for another address. */
  readonly chosen: number;
  /** @param index -1 restores the typed address */
  readonly onAddress: (index: number) => void;
}

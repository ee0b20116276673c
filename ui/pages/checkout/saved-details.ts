import type { AddressDetails } from '../../../core';

/** What checkout can fill in for the signed-in user; each by one press, and nothing typed is lost by it. */
export interface SavedDetails {
  readonly name: string;
  /** Whether a name or the e-mail address is still missing that the account knows. */
  readonly canFillIn: boolean;
  readonly onFillIn: () => void;
  readonly addresses: readonly AddressDetails[];
  /** Index of the address that the fields hold; -1 where it is another one. */
  readonly chosen: number;
  /** @param index -1 brings back what was typed before */
  readonly onAddress: (index: number) => void;
}

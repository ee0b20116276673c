import type { VatCheck } from '../../../../core/contract/selling/vat-number';

/** Last answers of the register, by number of the buyer and of the seller who asked. */
export interface VatCheckRepository {
  find(number: string, requester: string): Promise<VatCheck | undefined>;
  /** Upserts, and removes answers from before `keptSince`. Times in milliseconds. */
  keep(check: VatCheck, requester: string, times: { readonly at: number; readonly keptSince: number }): Promise<void>;
}

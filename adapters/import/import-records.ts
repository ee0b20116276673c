import type { RecordImportKind, RecordImportReport } from '../../core/contract/staff/import-records';
import type { RecordImportTarget } from '../platform/ports/staff/record-import';
import { importCoupons } from './coupons/import-coupons';
import { importCustomers } from './customers/import-customers';
import { importGiftCards } from './gift-cards/import-gift-cards';
import { importRedirects } from './redirects/import-redirects';
import { importReviews } from './reviews/import-reviews';
import { importTaxRates } from './tax-rates/import-tax-rates';
import type { RecordInput } from './records/record-table';

interface Input extends RecordInput {
  readonly kind: RecordImportKind;
  /** ISO 4217; of amounts without one. */
  readonly currency?: string | undefined;
}

/**
 * Imports customers, reviews, coupons, gift cards, redirects or tax rates from a table. Existing records are unchanged,
 * except for the percentage of tax rates.
 * @param now in milliseconds since the epoch
 * @throws ImportFileError if the file cannot be read
 */
export function importRecords(
  { kind, ...input }: Input,
  { people, reviews, records, giftCards, taxTables }: RecordImportTarget,
  { dryRun, now }: { readonly dryRun: boolean; readonly now: number },
): Promise<RecordImportReport> {
  switch (kind) {
    case 'customers':
      return importCustomers(input, people, { dryRun });
    case 'reviews':
      return importReviews(input, reviews, { dryRun });
    case 'coupons':
      return importCoupons(input, records, { dryRun });
    case 'gift_cards':
      return importGiftCards(input, giftCards, { dryRun, now });
    case 'redirects':
      return importRedirects(input, records, { dryRun });
    case 'tax_rates':
      return importTaxRates(input, taxTables, { dryRun });
  }
}

import type { InvoiceSeller } from '../../contract/staff/invoice-settings';
import type { FieldError } from '../../contract';
import { STANDARD_SERIES } from './invoice-number';

/** Members of the settings that an invoice needs. */
export const NEEDED_OF_SELLER = ['name', 'address', 'vat_id'] as const;

/** Returns the seller that lists a store, else the seller without stores. */
export function sellerOfStore(sellers: readonly InvoiceSeller[], store: string): InvoiceSeller | undefined {
  return (
    sellers.find(({ stores = [] }) => stores.includes(store)) ?? sellers.find(({ stores = [] }) => stores.length === 0)
  );
}

/** Returns the first setting that an invoice needs and the seller lacks; a tax number replaces a VAT ID. */
export function missingOfSeller(seller: InvoiceSeller | undefined): (typeof NEEDED_OF_SELLER)[number] | undefined {
  const isEmpty = (text: string | undefined) => text === undefined || text.trim() === '';
  return NEEDED_OF_SELLER.find((name) => isEmpty(seller?.[name]) && (name !== 'vat_id' || isEmpty(seller?.tax_number)));
}

/** Number series of a seller, with defaults for empty ones. */
export function seriesOfSeller({ invoice_series: invoices = '', credit_note_series: credits = '' }: InvoiceSeller) {
  return {
    invoice: invoices === '' ? STANDARD_SERIES.invoice : invoices,
    credit_note: credits === '' ? STANDARD_SERIES.credit_note : credits,
  };
}

/** Returns an error with its field for each store or number series that sellers share. */
export function sellerErrors(sellers: readonly InvoiceSeller[]): readonly FieldError[] {
  return sellers.flatMap((seller, at) => {
    const before = sellers.slice(0, at);
    const fault = (name: string, reason: string): FieldError => {
      const field = `invoice_sellers[${String(at)}].${name}`;
      return { field, message: `${field} ${reason}` };
    };
    const [stores, series] = [storesOf(seller), Object.values(seriesOfSeller(seller))];
    const isTaken = before.some((other) => storesOf(other).some((store) => stores.includes(store)));
    const others = before.flatMap((other) => Object.values(seriesOfSeller(other)));
    const isShared = series.some((one, index) =>
      [...others, ...series.slice(0, index)].some((other) => mayMeet(one, other) || mayMeet(other, one)),
    );
    return [
      ...(isTaken
        ? [fault('stores', 'must not name a store of another seller, and only one seller may name none')]
        : []),
      ...(isShared
        ? [
            fault(
              'invoice_series',
              'and credit_note_series must differ from each other and from those of other sellers',
            ),
          ]
        : []),
    ];
  });
}

/** True if two series can produce the same number, such as R00001 in 'R' and 'R0'. */
function mayMeet(series: string, other: string): boolean {
  const plain = series.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll('{year}', String.raw`\d{4}`);
  return new RegExp(String.raw`^${plain}\d*$`).test(other.replaceAll('{year}', '2000'));
}

/** '' means all stores without another seller. */
function storesOf({ stores = [] }: InvoiceSeller): readonly string[] {
  return stores.length === 0 ? [''] : stores;
}

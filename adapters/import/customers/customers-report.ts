import type { OrderAddress } from '../../../core/contract';

/** Something of a row that was left out, or is worth a remark. Rows are counted as a spreadsheet shows them: the header is row 1. */
export interface CustomerReason {
  readonly row: number;
  readonly column: string;
  /** As the file has it; '' where it has none. */
  readonly email: string;
  readonly reason: string;
}

/** A customer as the file has them, with all rows of theirs. */
export interface SourceCustomer {
  /** The first row about them. */
  readonly row: number;
  /** In its one form. */
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** When the account was made, in milliseconds; undefined where the file does not say it. */
  readonly since: number | undefined;
  /** Text of the column `group_id`. */
  readonly group: string;
  /** Whether the file has a password of theirs, which nobody takes. */
  readonly hasPassword: boolean;
  /** The one that things are sent to comes first. */
  readonly addresses: readonly OrderAddress[];
}

/** What a file of customers holds. */
export interface SourceCustomers {
  /** People, or addresses of people who have accounts already. */
  readonly kind: 'addresses' | 'customers';
  readonly rows: number;
  readonly customers: readonly SourceCustomer[];
  /** Rows without a customer. */
  readonly refusedCustomers: readonly CustomerReason[];
  readonly refusedAddresses: readonly CustomerReason[];
  /** What of those who come was left out. */
  readonly notes: readonly CustomerReason[];
}

/** All that an import of customers did, or with `dryRun` would do. */
export interface CustomersReport {
  readonly file: string;
  readonly kind: SourceCustomers['kind'];
  readonly dry_run: boolean;
  readonly rows: number;
  readonly customers: { readonly created: number; readonly kept: number; readonly refused: number };
  readonly addresses: { readonly added: number; readonly refused: number };
  /** How many had a password, which stays where it was. */
  readonly passwords: number;
  readonly refused: readonly CustomerReason[];
  readonly notes: readonly CustomerReason[];
}

import type { OrderAddress } from '../../../core/contract';

export interface CustomerReason {
  readonly row: number;
  readonly column: string;
  readonly email: string;
  readonly reason: string;
}

export interface SourceCustomer {
  readonly row: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Milliseconds; undefined if unknown. */
  readonly since: number | undefined;
  readonly group: string;
  /** Passwords are never imported. */
  readonly hasPassword: boolean;
  readonly addresses: readonly OrderAddress[];
}

export interface SourceCustomers {
  readonly kind: 'addresses' | 'customers';
  readonly rows: number;
  readonly customers: readonly SourceCustomer[];
  readonly refusedCustomers: readonly CustomerReason[];
  readonly refusedAddresses: readonly CustomerReason[];
  readonly notes: readonly CustomerReason[];
}

export interface CustomersReport {
  readonly file: string;
  readonly kind: SourceCustomers['kind'];
  readonly dry_run: boolean;
  readonly rows: number;
  readonly customers: { readonly created: number; readonly kept: number; readonly refused: number };
  readonly addresses: { readonly added: number; readonly refused: number };
  readonly passwords: number;
  readonly refused: readonly CustomerReason[];
  readonly notes: readonly CustomerReason[];
}

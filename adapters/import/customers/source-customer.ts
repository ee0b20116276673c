import type { OrderAddress } from '../../../core/contract';

export interface CustomerReason {
  readonly row: number;
  readonly column: string;
  readonly email: string;
  readonly reason: string;
}

export interface SourceCustomer {
  readonly row: number;
  readonly email: string | undefined;
  /** Contact of a customer without an email address. */
  readonly phone?: string | undefined;
  readonly isSubscriber?: boolean | undefined;
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

import type { TransferDocument, TransferState } from '../../../../core/contract/catalogue/stock-transfers';

export interface StockTransfer extends Omit<TransferDocument, 'number'> {
  readonly number: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly sentAt: number | undefined;
  readonly receivedAt: number | undefined;
}

export interface TransferQuery {
  readonly q?: string | undefined;
  readonly state?: TransferState | undefined;
  /** From or to this location. */
  readonly place?: string | undefined;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface StockTransferRepository {
  find(number: string): Promise<StockTransfer | undefined>;
  list(wanted: TransferQuery): Promise<{ readonly items: readonly StockTransfer[]; readonly total: number }>;
  /** Call under a lock. */
  nextNumber(): Promise<string>;
  /** Inserts or replaces. */
  write(transfer: StockTransfer): Promise<void>;
  remove(number: string): Promise<void>;
  /** Units in transit, by SKU. */
  inTransit(skus: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** True if a transfer uses the location. */
  isNamed(place: string): Promise<boolean>;
}

export interface StoredDownloadFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Samples are public. */
  readonly isSample: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

export interface DownloadRight {
  readonly id: string;
  readonly orderId: number;
  readonly line: number;
  readonly position: number;
  readonly title: string;
  /** File as bought, regardless of later product changes. */
  readonly fileId: string | undefined;
  /** Max downloads for the whole line; undefined for unlimited. */
  readonly max: number | undefined;
  readonly used: number;
  /** Incremented on renewal, which invalidates older links. */
  readonly serial: number;
  readonly grantedAt: number | undefined;
  readonly expiresAt: number | undefined;
  readonly lastAt: number | undefined;
}

export interface DownloadRepository {
  keepFile(file: StoredDownloadFile): Promise<void>;
  file(id: string): Promise<StoredDownloadFile | undefined>;
  add(right: DownloadRight): Promise<void>;
  byId(id: string): Promise<DownloadRight | undefined>;
  ofOrders(orderIds: readonly number[]): Promise<readonly DownloadRight[]>;
  ordersOfCustomer(
    customerId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly ids: readonly number[]; readonly total: number }>;
  change(right: DownloadRight): Promise<void>;
}

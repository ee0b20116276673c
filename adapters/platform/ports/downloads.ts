/** A file of goods that are downloaded. Its content lies in the file store, in parts. */
export interface StoredDownloadFile {
  readonly id: string;
  /** What it is called where it is saved. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Everybody may have it: a sample. */
  readonly isSample: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** The right to download one file of an order: its buyer's. */
export interface DownloadRight {
  readonly id: string;
  /** The shop's id of the order. */
  readonly orderId: number;
  /** Place of its line among the products of the order, from 0 on. */
  readonly line: number;
  /** Place of the file among those of the line. */
  readonly position: number;
  readonly title: string;
  /** The file as it was bought; undefined where the shop had none. The product may have another one by now. */
  readonly fileId: string | undefined;
  /** How often it may be downloaded, for all units of the line; undefined for as often as one likes. */
  readonly most: number | undefined;
  readonly used: number;
  /** Rises with each renewal: links of before count no more. */
  readonly serial: number;
  /** When it was paid for, or given anew. */
  readonly grantedAt: number | undefined;
  readonly expiresAt: number | undefined;
  /** When it was last counted. */
  readonly lastAt: number | undefined;
}

/** Files that are sold as downloads, and who may download them. */
export interface DownloadRepository {
  /** Keeps the facts of a file, in place of earlier ones of its id. */
  keepFile(file: StoredDownloadFile): Promise<void>;
  file(id: string): Promise<StoredDownloadFile | undefined>;
  add(right: DownloadRight): Promise<void>;
  byId(id: string): Promise<DownloadRight | undefined>;
  /** Of some orders, by their shop's ids, in the order of lines and files. */
  ofOrders(orderIds: readonly number[]): Promise<readonly DownloadRight[]>;
  /** The shop's ids of a customer's orders that have downloads, newest first, and how many there are. */
  ordersOfCustomer(
    customerId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly ids: readonly number[]; readonly total: number }>;
  /** Everything of a right but what was bought: its counts, moments and serial. */
  change(right: DownloadRight): Promise<void>;
}

/** What is paid to a blogger at once. Amounts in minor units, moments in milliseconds. */
export interface StoredPayout {
  readonly id: number;
  readonly bloggerId: number;
  readonly sum: number;
  readonly bonus: number;
  readonly currency: string;
  readonly createdAt: number;
  readonly paidAt: number | undefined;
  /** It was called off before it was sent. */
  readonly withdrawnAt: number | undefined;
  /** Orders in it. */
  readonly orders: number;
  readonly hasFile: boolean;
}

export type NewPayout = Pick<StoredPayout, 'bloggerId' | 'bonus' | 'createdAt' | 'currency' | 'sum'> & {
  /** The newest movement that is in it. */
  readonly upTo: number;
};

/** Payouts and their files. */
export interface PayoutRepository {
  /** Writes a payout and gathers what is in it: what is confirmed in its currency up to its newest movement. @returns its id */
  add(payout: NewPayout): Promise<number>;
  byId(id: number): Promise<StoredPayout | undefined>;
  /** The payout of just this list, unless it was withdrawn. */
  ofList(bloggerId: number, currency: string, upTo: number): Promise<StoredPayout | undefined>;
  /** The newest payouts of everybody. */
  list(limit: number): Promise<readonly StoredPayout[]>;
  /** The newest payouts of a blogger, without those that were withdrawn. */
  ofBlogger(bloggerId: number, limit: number): Promise<readonly StoredPayout[]>;
  countOf(bloggerId: number): Promise<number>;
  sent(id: number, at: number): Promise<void>;
  /** What was in it is free again. */
  withdraw(id: number, at: number): Promise<void>;
  keepFile(id: number, bytes: Uint8Array, at: number): Promise<void>;
  file(id: number): Promise<Uint8Array | undefined>;
}

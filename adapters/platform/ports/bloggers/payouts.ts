import type { PayoutState } from '../../../../core/contract/bloggers/manage-payouts';

/** Amounts in minor units, times in milliseconds. */
export interface StoredPayout {
  readonly id: number;
  readonly bloggerId: number;
  readonly sum: number;
  readonly bonus: number;
  readonly currency: string;
  readonly createdAt: number;
  readonly paidAt: number | undefined;
  readonly withdrawnAt: number | undefined;
  readonly orders: number;
  readonly hasFile: boolean;
  /** Bank file that it is in. */
  readonly bankFile: number | undefined;
}

export type NewPayout = Pick<StoredPayout, 'bloggerId' | 'bonus' | 'createdAt' | 'currency' | 'sum'> & {
  readonly upTo: number;
};

export interface PayoutsQuery {
  /** Part of a name or login, or an id. */
  readonly q?: string | undefined;
  readonly state?: PayoutState | undefined;
}

export interface PayoutRepository {
  /** Collects confirmed earnings up to `upTo`. @returns payout id */
  add(payout: NewPayout): Promise<number>;
  byId(id: number): Promise<StoredPayout | undefined>;
  ofList(bloggerId: number, currency: string, upTo: number): Promise<StoredPayout | undefined>;
  /** Newest first. */
  list(limit: number, wanted?: PayoutsQuery): Promise<readonly StoredPayout[]>;
  ofBlogger(bloggerId: number, limit: number): Promise<readonly StoredPayout[]>;
  countOf(bloggerId: number): Promise<number>;
  sent(id: number, at: number): Promise<void>;
  withdraw(id: number, at: number): Promise<void>;
  keepFile(id: number, bytes: Uint8Array, at: number): Promise<void>;
  file(id: number): Promise<Uint8Array | undefined>;
}

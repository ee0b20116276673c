import type { AccountName, EntryKind, LedgerEntry as PostedEntry, Movement } from '../../../../core/bloggers/ledger';
import type { Earning } from '../../../../core/bloggers/royalty-rule';

export type { AccountName, EntryKind, PostedEntry };

/** Times in milliseconds. */
export interface NewPosting {
  readonly bloggerId: number;
  readonly currency: string;
  readonly at: number;
  readonly orderId?: number | undefined;
  readonly payoutId?: number | undefined;
  readonly movement: Movement;
}

export interface Posting extends NewPosting {
  readonly id: number;
  readonly orderNumber: string | undefined;
  readonly dueAt: number | undefined;
  readonly isPaidOut: boolean;
}

/** In minor units. */
export interface AccountBalance {
  readonly currency: string;
  readonly account: AccountName;
  readonly kind: EntryKind;
  readonly balance: number;
}

export interface PostingFilter {
  readonly currency?: string | undefined;
  readonly orderId?: number | undefined;
  readonly payoutId?: number | undefined;
  readonly before?: number | undefined;
}

export interface OrderPostings {
  readonly pending: Earning;
  readonly active: Earning;
  readonly returned: readonly string[];
}

/** Confirmed but not paid out; minor units. */
export interface OpenEarning extends Earning {
  readonly bloggerId: number;
  readonly currency: string;
  readonly orders: number;
  readonly upTo: number;
}

/** Result of the check that the books balance. */
export interface LedgerCheck {
  readonly transactions: number;
  readonly entries: number;
  /** Must be zero. */
  readonly sum: number;
  readonly faults: readonly string[];
}

/** Append-only double-entry books of bloggers. */
export interface LedgerRepository {
  /** Serializes postings of a blogger. Call last before reading the books. */
  lock(bloggerId: number): Promise<void>;
  /** @param entries must sum to zero @returns posting id */
  post(posting: NewPosting, entries: readonly PostedEntry[]): Promise<number>;
  ofOrder(orderId: number): Promise<OrderPostings>;
  balances(bloggerId: number): Promise<readonly AccountBalance[]>;
  list(bloggerId: number, filter: PostingFilter, limit: number): Promise<readonly Posting[]>;
  count(bloggerId: number, filter: PostingFilter): Promise<number>;
  /** Postings of a time in one currency, oldest first. @param times in milliseconds, `to` exclusive */
  between(
    bloggerId: number,
    times: { readonly currency: string; readonly from: number; readonly to: number },
    limit: number,
  ): Promise<readonly Posting[]>;
  /** Profit that the shop owed before a moment: pending, active and in payouts; minor units. */
  owedAt(bloggerId: number, currency: string, at: number): Promise<number>;
  firstAt(bloggerId: number): Promise<number | undefined>;
  open(input?: {
    readonly bloggerId?: number | undefined;
    readonly until?: number | undefined;
  }): Promise<readonly OpenEarning[]>;
  check(): Promise<LedgerCheck>;
}

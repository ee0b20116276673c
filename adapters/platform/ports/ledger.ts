import type { AccountName, EntryKind, LedgerEntry as PostedEntry, Movement } from '../../../core/bloggers/ledger';
import type { Earning } from '../../../core/bloggers/royalty-rule';

export type { AccountName, EntryKind, PostedEntry };

/** A movement with whose it is and what it is for. Moments in milliseconds. */
export interface NewPosting {
  readonly bloggerId: number;
  readonly currency: string;
  readonly at: number;
  readonly orderId?: number | undefined;
  readonly payoutId?: number | undefined;
  readonly movement: Movement;
}

/** A movement as it stands in the books. */
export interface Posting extends NewPosting {
  readonly id: number;
  readonly orderNumber: string | undefined;
  /** When what its order earns is, or was, confirmed; undefined where nobody can say, and where nothing is earned any more. */
  readonly dueAt: number | undefined;
  /** What its order earns is in a payout. */
  readonly isPaidOut: boolean;
}

/** What one account holds, in minor units. */
export interface AccountBalance {
  readonly currency: string;
  readonly account: AccountName;
  readonly kind: EntryKind;
  readonly balance: number;
}

/** Which movements are meant: those of an order, of a payout (0: of what is confirmed and in none yet), in a currency, older than one. */
export interface PostingFilter {
  readonly currency?: string | undefined;
  readonly orderId?: number | undefined;
  readonly payoutId?: number | undefined;
  readonly before?: number | undefined;
}

/** What of an order is in the books. */
export interface OrderPostings {
  readonly pending: Earning;
  readonly active: Earning;
  /** Lines whose return was posted. */
  readonly returned: readonly string[];
}

/** What is confirmed and in no payout yet, in minor units. */
export interface OpenEarning extends Earning {
  readonly bloggerId: number;
  readonly currency: string;
  /** Orders that were confirmed. */
  readonly orders: number;
  /** The newest movement in it: the list that somebody saw is known by it. */
  readonly upTo: number;
}

/** Whether the books balance. */
export interface LedgerCheck {
  readonly transactions: number;
  readonly entries: number;
  /** Of all entries: zero. */
  readonly sum: number;
  /** What does not agree, in words; at most 20. */
  readonly faults: readonly string[];
}

/** The books of bloggers: double entry, each movement written once and never changed. */
export interface LedgerRepository {
  /** Others that post for this blogger wait until this unit is over. To be called before what is in the books is read, as the last thing that is waited for. */
  lock(bloggerId: number): Promise<void>;
  /** @param entries of the movement, which sum to zero. @returns the movement's id */
  post(posting: NewPosting, entries: readonly PostedEntry[]): Promise<number>;
  ofOrder(orderId: number): Promise<OrderPostings>;
  balances(bloggerId: number): Promise<readonly AccountBalance[]>;
  /** Newest first. */
  list(bloggerId: number, filter: PostingFilter, limit: number): Promise<readonly Posting[]>;
  count(bloggerId: number, filter: PostingFilter): Promise<number>;
  /** What could be paid out, of one blogger where that is said; what was posted until a moment, where that is said. */
  open(wish?: {
    readonly bloggerId?: number | undefined;
    readonly until?: number | undefined;
  }): Promise<readonly OpenEarning[]>;
  check(): Promise<LedgerCheck>;
}

import type { ProfitSlot } from '../../../core/bloggers/profit-over';
import type { CreditRule } from '../../../core/bloggers/attribute-order';
import type { RoyaltyPlan } from '../../../core/bloggers/plan-royalty';
import type { RoyaltyState } from '../../../core/contract/bloggers';
import type { OrderDocument } from './orders';

export type { ProfitSlot };

/** What a blogger is to earn by an order, as it was agreed when that was placed. Amounts in minor units, moments in milliseconds. */
export interface NewRoyalty {
  readonly orderId: number;
  readonly bloggerId: number;
  readonly currency: string;
  /** By which rule and code it is theirs; undefined for what was written down before codes were. */
  readonly rule: CreditRule | undefined;
  readonly code: string | undefined;
  readonly base: number;
  readonly profitPercent: number;
  readonly bonusPercent: number;
  readonly returnDays: number;
  readonly orderedAt: number;
  /** What the order cost. */
  readonly orderTotal: number;
}

/** A royalty as it stands. */
export interface StoredRoyalty extends NewRoyalty {
  readonly state: RoyaltyPlan['state'];
  /** Of the base what was not given back. */
  readonly kept: number;
  readonly sum: number;
  readonly bonus: number;
  readonly dueAt: number | undefined;
  readonly confirmedAt: number | undefined;
  readonly payoutId: number | undefined;
  /** When its payout was sent. */
  readonly paidAt: number | undefined;
  /** Its payout has a file. */
  readonly hasFile: boolean;
}

export type RoyaltyStand = Pick<StoredRoyalty, 'bonus' | 'confirmedAt' | 'dueAt' | 'kept' | 'state' | 'sum'>;

/** A sale of a blogger's with what they earn by it. */
export interface StoredSale extends StoredRoyalty {
  readonly number: string;
  readonly deliveryStatus: string;
  readonly canceled: boolean;
  readonly paid: boolean;
  readonly products: OrderDocument['products'];
}

/** Which sales are meant: those of one state, or the order of this number; all, where nothing is named. */
export interface SaleFilter {
  readonly state?: RoyaltyState | undefined;
  readonly number?: string | undefined;
}

/** Figures of a blogger's sales in one currency and window of time. Amounts in minor units. */
export interface SaleFigures {
  readonly currency: string;
  /** Which window: its place in the list that was asked for. */
  readonly window: number;
  readonly count: number;
  /** What the orders cost. */
  readonly total: number;
  readonly sum: number;
  readonly bonus: number;
  /** When the first of them was placed. */
  readonly firstAt: number | undefined;
}

export interface Window {
  readonly from: number;
  /** No more in it. */
  readonly to: number;
}

/** Bloggers' codes, and what they earn by which order. */
export interface RoyaltyRepository {
  codeOf(bloggerId: number): Promise<string | undefined>;
  /** Who has these codes, in the form of `codeKey`. */
  ownersOf(codes: readonly string[]): Promise<readonly { readonly bloggerId: number; readonly code: string }[]>;
  /** Gives a blogger a code in place of the one before. @returns false where somebody else has it */
  setCode(bloggerId: number, code: string): Promise<boolean>;

  add(royalty: NewRoyalty): Promise<void>;
  /** What is earned by an order, by any blogger. */
  ofOrder(orderId: number): Promise<StoredRoyalty | undefined>;
  change(orderId: number, stand: RoyaltyStand): Promise<void>;
  /** Orders whose royalty may be confirmed by now, of one blogger where that is said; the oldest `most`. */
  due(now: number, most: number, bloggerId?: number): Promise<readonly number[]>;
  /** The newest sales of a blogger. @param start how many newer ones are left out */
  sales(
    bloggerId: number,
    page: SaleFilter & { readonly limit: number; readonly start?: number | undefined },
  ): Promise<readonly StoredSale[]>;
  countSales(bloggerId: number, filter?: SaleFilter): Promise<number>;
  /** What was sold in each window, by currency; what was called off, came back or is not paid on its page yet does not count. */
  figures(bloggerId: number, windows: readonly Window[]): Promise<readonly SaleFigures[]>;
  /** The profit of the orders that count in `figures`, from one moment up to another, by hour or day in UTC and currency. */
  profits(bloggerId: number, window: Window, by: 'day' | 'hour'): Promise<readonly ProfitSlot[]>;
  /** How many posts a blogger made in each window. */
  mentions(bloggerId: number, windows: readonly Window[]): Promise<readonly number[]>;
}

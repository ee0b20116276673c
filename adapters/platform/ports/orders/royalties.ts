import type { ProfitSlot } from '../../../../core/bloggers/profit-over';
import type { CreditRule } from '../../../../core/bloggers/attribute-order';
import type { SoldGroup } from '../../../../core/bloggers/sold-figures';
import type { RoyaltyPlan } from '../../../../core/bloggers/plan-royalty';
import type { RoyaltyState } from '../../../../core/contract/bloggers/bloggers';
import type { OrderDocument } from './orders';

export type { ProfitSlot };

/** Royalty terms fixed at order time. Amounts in minor units, times in milliseconds. */
export interface NewRoyalty {
  readonly orderId: number;
  readonly bloggerId: number;
  readonly currency: string;
  readonly rule: CreditRule | undefined;
  readonly code: string | undefined;
  /** Placement label of the link. */
  readonly label?: string | undefined;
  readonly base: number;
  readonly profitPercent: number;
  readonly bonusPercent: number;
  readonly returnDays: number;
  readonly orderedAt: number;
  readonly orderTotal: number;
}

export interface StoredRoyalty extends NewRoyalty {
  readonly state: RoyaltyPlan['state'];
  readonly kept: number;
  readonly sum: number;
  readonly bonus: number;
  readonly dueAt: number | undefined;
  readonly confirmedAt: number | undefined;
  readonly payoutId: number | undefined;
  readonly paidAt: number | undefined;
  readonly hasFile: boolean;
}

export type RoyaltyStand = Pick<StoredRoyalty, 'bonus' | 'confirmedAt' | 'dueAt' | 'kept' | 'state' | 'sum'>;

export interface StoredSale extends StoredRoyalty {
  readonly number: string;
  readonly deliveryStatus: string;
  readonly canceled: boolean;
  readonly paid: boolean;
  readonly products: OrderDocument['products'];
}

export interface SaleFilter {
  readonly state?: RoyaltyState | undefined;
  readonly number?: string | undefined;
}

/** Credited orders of one day (UTC), currency and status. */
export interface SoldDay extends SoldGroup {
  readonly currency: string;
  /** Start of the day, in milliseconds. */
  readonly at: number;
  readonly firstAt: number;
  /** Placement label of the link that led to the orders. */
  readonly label: string | undefined;
}

export interface Window {
  readonly from: number;
  readonly to: number;
}

export interface RoyaltyRepository {
  codeOf(bloggerId: number): Promise<string | undefined>;
  /** Owners by codes in `codeKey` form. */
  ownersOf(codes: readonly string[]): Promise<readonly { readonly bloggerId: number; readonly code: string }[]>;
  setCode(bloggerId: number, code: string): Promise<boolean>;

  add(royalty: NewRoyalty): Promise<void>;
  ofOrder(orderId: number): Promise<StoredRoyalty | undefined>;
  change(orderId: number, stand: RoyaltyStand): Promise<void>;
  /** Sets what an edited order earns from. */
  rebase(orderId: number, terms: Pick<NewRoyalty, 'base' | 'orderTotal'>): Promise<void>;
  /** Royalties due for confirmation, oldest first. */
  due(now: number, max: number, bloggerId?: number): Promise<readonly number[]>;
  sales(
    bloggerId: number,
    page: SaleFilter & { readonly limit: number; readonly start?: number | undefined },
  ): Promise<readonly StoredSale[]>;
  countSales(bloggerId: number, filter?: SaleFilter): Promise<number>;
  /** All credited orders, summed by day, currency and status. */
  soldDays(bloggerId: number): Promise<readonly SoldDay[]>;
  profits(bloggerId: number, window: Window, by: 'day' | 'hour'): Promise<readonly ProfitSlot[]>;
  mentions(bloggerId: number, windows: readonly Window[]): Promise<readonly number[]>;
}

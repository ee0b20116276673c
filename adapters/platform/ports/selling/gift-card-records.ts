import type { GiftCardState } from '../../../../core/contract/selling/gift-card-states';
import type { GiftCardEvent } from '../../../../core/contract/orders/manage-gift-cards';
import type { OrderState } from '../orders/orders';
import type { StoredGiftCard } from './gift-cards';

/** Gift card with the order that bought it; undefined if staff issued it. */
export interface ListedGiftCard {
  readonly card: StoredGiftCard;
  readonly order:
    | {
        readonly number: string;
        readonly status: OrderState;
        readonly email: string;
        readonly customerId: number | undefined;
        readonly createdAt: number;
      }
    | undefined;
}

export interface GiftCardQuery {
  readonly q?: string | undefined;
  /** Hashes of the full codes that `q` can be; it may also be a name. */
  readonly codeHashes?: readonly string[] | undefined;
  readonly state?: GiftCardState | undefined;
  /** Buyer, or recipient by a confirmed address. */
  readonly person?: { readonly customerId: number; readonly emails: readonly string[] } | undefined;
}

/** Staff action; amounts in minor units. */
export interface StoredCardEvent {
  readonly at: number;
  readonly who: string;
  readonly act: GiftCardEvent['act'];
  readonly amount?: number | undefined;
  readonly note?: string | undefined;
  /** Idempotency key of staff's form. */
  readonly request?: string | undefined;
}

/** Action of a submitted staff form; amount in minor units. */
export interface CardRequest {
  readonly cardId: string;
  readonly act: GiftCardEvent['act'];
  readonly amount: number | undefined;
}

export interface CardUse {
  readonly orderNumber: string;
  readonly at: number;
  readonly amount: number;
  readonly returned: number;
}

/** Gift cards for staff. */
export interface GiftCardRecordRepository {
  /** Newest first. @param now decides which cards have expired */
  list(
    query: GiftCardQuery,
    now: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly items: readonly ListedGiftCard[]; readonly total: number }>;
  find(id: string): Promise<ListedGiftCard | undefined>;
  /** Locks a card until the unit ends. */
  lock(id: string): Promise<StoredGiftCard | undefined>;
  /** Raises value and balance by goodwill. */
  topUp(id: string, amount: number, at: number): Promise<void>;
  addEvent(cardId: string, event: StoredCardEvent): Promise<void>;
  /** Oldest first. */
  events(cardId: string): Promise<readonly StoredCardEvent[]>;
  /** Orders that the card paid; oldest first. */
  uses(cardId: string): Promise<readonly CardUse[]>;
  /** @returns what an idempotency key did */
  requested(key: string): Promise<CardRequest | undefined>;
}

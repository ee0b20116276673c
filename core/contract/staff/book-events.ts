import type { Minor } from '../../kernel/money';
import type { BalanceAccount } from './book-settings';
import type { SalesFact, SalesSums } from './sales-sums';

/** Gift card events: off is a refund or revocation. */
export const CARD_EVENTS = [...(['card-issued', 'card-spent', 'card-back', 'card-off', 'card-expired'] as const)];
export type CardEvent = (typeof CARD_EVENTS)[number];

/** Kinds of journal entries. opening: balances when the books began. */
export const BOOK_EVENTS = [
  ...(['sale', 'cancel', 'credit', 'payment', 'refund', 'withheld', 'opening'] as const),
  ...CARD_EVENTS,
  ...(['bonus-awarded', 'bonus-spent', 'bonus-back', 'bonus-payout', 'bonus-other'] as const),
  ...(['royalty', 'royalty-back', 'royalty-paid'] as const),
] as const;
/** Kind of a journal entry. */
export type BookEventKind = (typeof BOOK_EVENTS)[number];

interface Base {
  /** YYYY-MM-DD, in the time zone of the shop. */
  readonly day: string;
  readonly currency: string;
  /** Order number; null without one. */
  readonly order: string | null;
}

/** Sales facts of an order with one tax rate and country. */
export interface SaleEvent extends Base {
  readonly kind: 'sale';
  readonly act: SalesFact['kind'];
  /** Empty if a tax service calculated the tax. */
  readonly rate: string;
  readonly country: string;
  /** VAT number of the buyer who owes the tax. */
  readonly vatNumber?: string;
  readonly sums: SalesSums;
}

/** Money received, or paid back. */
export interface PaymentEntry extends Base {
  readonly kind: 'payment' | 'refund';
  readonly amount: Minor;
  readonly method: string;
  readonly provider: string | null;
  readonly reference: string | null;
}

/** Change of a gift card. */
export interface CardEntry extends Base {
  readonly kind: CardEvent;
  readonly amount: Minor;
  /** Part of `amount` that was not paid for. */
  readonly goodwill: Minor;
  /** The card had expired or was revoked. */
  readonly isClosed: boolean;
}

/** Change of a bonus account; negative if bonuses were spent or withdrawn. */
export interface BonusEntry extends Base {
  readonly kind: 'bonus';
  readonly amount: Minor;
  /** As in `BonusReason`, or `erased`. */
  readonly reason: string;
}

/** Refund withheld because the bonuses of the order are spent. */
export interface AmountEntry extends Base {
  readonly kind: 'withheld';
  readonly amount: Minor;
}

/** Balance of an account when the books began: what is owed to the merchant, or by the merchant. */
export interface OpeningEntry extends Base {
  readonly kind: 'opening';
  readonly account: BalanceAccount;
  readonly amount: Minor;
}

/** Change of what bloggers are owed. `bonus` is paid as bonuses. */
export interface RoyaltyEntry extends Base {
  readonly kind: 'royalty';
  readonly act: 'accrued' | 'paid';
  /** Negative if it was reversed. */
  readonly sum: Minor;
  readonly bonus: Minor;
}

/** Event that changes the books, in minor units. */
export type BookEvent = AmountEntry | BonusEntry | CardEntry | OpeningEntry | PaymentEntry | RoyaltyEntry | SaleEvent;

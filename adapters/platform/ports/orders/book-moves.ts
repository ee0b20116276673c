/** Money received or paid back for an order, in minor units. */
export interface NewMoneyMove {
  readonly kind: 'payment' | 'refund';
  readonly orderId: number;
  readonly amount: number;
  readonly provider: string | undefined;
  /** Reference of the payment at the provider. */
  readonly reference: string | undefined;
  readonly at: number;
}

/** Payment at a provider. */
export type PaidBy = Pick<NewMoneyMove, 'provider' | 'reference'>;

/** Append-only record of money, in the unit of work that moves it. Gift card and bonus repositories add their own rows. */
export interface BookMoveRepository {
  add(move: NewMoneyMove): Promise<void>;
  /** Records the payment of an order: its total less what gift cards paid. @param by undefined if staff recorded it */
  paid(orderId: number, at: number, by?: PaidBy): Promise<void>;
}

/** Money that somebody of the shop has to give back by hand. */
export interface RefundTask {
  readonly orderId: string;
  /** Once for an order and a reason. */
  readonly reason: string;
  /** Minor units. */
  readonly amount: number;
  readonly createdAt: number;
}

/** What is to be given back by hand: where no provider does it, or it refused. */
export interface RefundTaskRepository {
  /** The same again changes nothing. */
  add(task: RefundTask): Promise<void>;
  /** It was given back: by somebody, or by the provider after all. @returns whether it was open */
  done(orderId: string, reason: string, who: string, at: number): Promise<boolean>;
  /** Those that are open, the oldest first; at most 1,000. */
  open(): Promise<readonly RefundTask[]>;
  /** Reasons of an order that are open, and those that were given by hand. */
  ofOrder(orderId: string): Promise<readonly { readonly reason: string; readonly isDone: boolean }[]>;
}

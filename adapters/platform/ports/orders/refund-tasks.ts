export interface RefundTask {
  readonly orderId: string;
  readonly reason: string;
  /** In minor units. */
  readonly amount: number;
  readonly createdAt: number;
}

export interface RefundTaskRepository {
  add(task: RefundTask): Promise<void>;
  /** @returns false if it was not open */
  done(orderId: string, reason: string, who: string, at: number): Promise<boolean>;
  /** Oldest first, at most 1,000. */
  open(): Promise<readonly RefundTask[]>;
  ofOrder(orderId: string): Promise<readonly (Pick<RefundTask, 'amount' | 'reason'> & { readonly isDone: boolean })[]>;
}

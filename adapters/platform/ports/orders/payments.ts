import type { PaymentNotice } from '../../../../core/contract/orders/payments';
import type { PaymentPage, PaymentReturns } from './payment-provider';

export type PaymentOutcome = 'paid' | 'declined' | 'canceled' | 'none' | 'refund';

export interface PaymentEvent {
  readonly eventId: string;
  readonly orderId: string;
  readonly status: PaymentNotice['status'];
  readonly outcome: PaymentOutcome;
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: number;
}

export interface PaymentRepository {
  outcomeOf(eventId: string): Promise<string | undefined>;
  add(event: PaymentEvent): Promise<void>;
  countPaid(): Promise<number>;
  wasDeclined(orderId: string): Promise<boolean>;
  isRefunded(orderId: string): Promise<boolean>;
}

export interface PaymentAttempt {
  readonly orderId: string;
  readonly attempt: number;
  readonly provider: string;
  readonly reference: string | undefined;
  readonly status: 'open' | PaymentNotice['status'];
  /** Stored because retries must send identical input. */
  readonly returns: PaymentReturns;
  readonly page: PaymentPage | undefined;
  readonly createdAt: number;
}

export interface PaymentAttemptRepository {
  latest(orderId: string): Promise<PaymentAttempt | undefined>;
  ofOrder(orderId: string): Promise<readonly PaymentAttempt[]>;
  approved(orderId: string): Promise<PaymentAttempt | undefined>;
  byReference(provider: string, reference: string): Promise<PaymentAttempt | undefined>;
  begin(attempt: PaymentAttempt): Promise<void>;
  keep(attempt: Pick<PaymentAttempt, 'attempt' | 'orderId' | 'page' | 'reference'>): Promise<void>;
  /** Approved is final. */
  settle(attempt: Pick<PaymentAttempt, 'attempt' | 'orderId'>, status: PaymentNotice['status']): Promise<void>;
}

/** Money that a provider must refund. */
export interface PaymentRefund {
  readonly orderId: string;
  /** Unique per order: 'canceled', 'returned:SKU', 'late'. */
  readonly reason: string;
  readonly provider: string;
  readonly reference: string;
  /** Shop minor units. */
  readonly amount: number;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly tries: number;
  readonly nextAt: number;
  readonly error: string | undefined;
  readonly createdAt: number;
}

export interface PaymentRefundRepository {
  ask(
    refund: Pick<PaymentRefund, 'amount' | 'createdAt' | 'orderId' | 'provider' | 'reason' | 'reference'>,
  ): Promise<boolean>;
  /** Due refunds, oldest first. */
  due(now: number, orderId?: string): Promise<readonly PaymentRefund[]>;
  /** Claims a try and counts it. @returns false if another process was first */
  claim(refund: PaymentRefund, until: number): Promise<boolean>;
  settle(refund: PaymentRefund, outcome: Pick<PaymentRefund, 'error' | 'nextAt' | 'state'>): Promise<void>;
  /** Includes refused refunds, which staff pay by hand. Shop minor units. */
  sumOf(provider: string, reference: string): Promise<number>;
  ofOrder(orderId: string): Promise<readonly PaymentRefund[]>;
  list(state: PaymentRefund['state']): Promise<readonly PaymentRefund[]>;
}

export interface TestPayment {
  readonly eventId: string;
  readonly status: PaymentNotice['status'];
}

export interface TestPaymentRepository {
  /** Approved and cancelled are final. */
  write(orderId: string, payment: TestPayment): Promise<void>;
  find(orderId: string): Promise<TestPayment | undefined>;
}

import type { PaymentNotice } from '../../../core/contract/payments';

/** What a provider's word changes: the order, or nothing; 'refund' when money came for an order that was cancelled before. */
export type PaymentOutcome = 'paid' | 'declined' | 'canceled' | 'none' | 'refund';

/** What a provider reported, and what came of it. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly orderId: string;
  readonly status: PaymentNotice['status'];
  readonly outcome: PaymentOutcome;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: number;
}

/** What payment providers have reported; each event once. */
export interface PaymentRepository {
  /** What came of an event that was reported before. */
  outcomeOf(eventId: string): Promise<string | undefined>;
  add(event: PaymentEvent): Promise<void>;
  /** How many orders were paid on a payment page. */
  countPaid(): Promise<number>;
  /** Whether a payment of an order was refused. */
  wasDeclined(orderId: string): Promise<boolean>;
  /** Whether money that came for a cancelled order goes back: it came too late, or was there when staff cancelled the order. */
  isRefunded(orderId: string): Promise<boolean>;
}

/** An answer of the test payment page, as its provider keeps it. */
export interface TestPayment {
  readonly eventId: string;
  readonly status: PaymentNotice['status'];
}

/** The books of the provider behind the test payment page, which stands for one outside: the shop reads them only by asking it. */
export interface TestPaymentRepository {
  /** Keeps what the shopper answered; what was approved or cancelled stays so. */
  write(orderId: string, payment: TestPayment): Promise<void>;
  find(orderId: string): Promise<TestPayment | undefined>;
}

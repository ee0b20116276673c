import type { PaymentNotice } from '../../../core/contract/payments';
import type { PaymentPage, PaymentReturns } from './payment-provider';

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

/** A try to pay an order with a provider. */
export interface PaymentAttempt {
  readonly orderId: string;
  /** 1 for the first of an order. */
  readonly attempt: number;
  /** Code of the provider. */
  readonly provider: string;
  /** The provider's own id of it; not known before it answered. */
  readonly reference: string | undefined;
  readonly status: 'open' | PaymentNotice['status'];
  /** What it was begun with: asked for once more it has to be the same. */
  readonly returns: PaymentReturns;
  /** Where the shopper pays; not known before the provider answered. */
  readonly page: PaymentPage | undefined;
  readonly createdAt: number;
}

/** What was begun with payment providers, and their own ids of it. */
export interface PaymentAttemptRepository {
  /** The newest attempt of an order. */
  latest(orderId: string): Promise<PaymentAttempt | undefined>;
  /** All of an order, the first one first. */
  ofOrder(orderId: string): Promise<readonly PaymentAttempt[]>;
  /** The attempt that an order was paid with. */
  approved(orderId: string): Promise<PaymentAttempt | undefined>;
  byReference(provider: string, reference: string): Promise<PaymentAttempt | undefined>;
  begin(attempt: PaymentAttempt): Promise<void>;
  /** Keeps what the provider answered. */
  keep(attempt: Pick<PaymentAttempt, 'attempt' | 'orderId' | 'page' | 'reference'>): Promise<void>;
  /** What became of it; an approved one stays so. */
  settle(attempt: Pick<PaymentAttempt, 'attempt' | 'orderId'>, status: PaymentNotice['status']): Promise<void>;
}

/** Money that a provider is to give back. */
export interface PaymentRefund {
  readonly orderId: string;
  /** Once for an order and a reason: 'canceled', 'returned:SKU', 'late'. */
  readonly reason: string;
  /** Code of the provider, and its own id of the payment. */
  readonly provider: string;
  readonly reference: string;
  /** Minor units of the shop. */
  readonly amount: number;
  readonly state: 'waiting' | 'done' | 'failed';
  /** How often the provider was asked. */
  readonly tries: number;
  /** When it is asked next. */
  readonly nextAt: number;
  /** Of the last try. */
  readonly error: string | undefined;
  readonly createdAt: number;
}

/** What is to go back through payment providers: written with what it follows from, worked off after that. */
export interface PaymentRefundRepository {
  /** @returns whether it was not written before */
  ask(
    refund: Pick<PaymentRefund, 'amount' | 'createdAt' | 'orderId' | 'provider' | 'reason' | 'reference'>,
  ): Promise<boolean>;
  /** Those whose turn has come, the oldest first; of one order if it is given. */
  due(now: number, orderId?: string): Promise<readonly PaymentRefund[]>;
  /** Takes a try for oneself until a moment, and counts it. @returns whether no other process was sooner */
  claim(refund: PaymentRefund, until: number): Promise<boolean>;
  /** Writes what a try came to. */
  settle(refund: PaymentRefund, outcome: Pick<PaymentRefund, 'error' | 'nextAt' | 'state'>): Promise<void>;
  /** All that went back of a payment or was to: what a provider refused is given back by hand. Minor units of the shop. */
  sumOf(provider: string, reference: string): Promise<number>;
  /** All of an order, in whatever state, the oldest first. */
  ofOrder(orderId: string): Promise<readonly PaymentRefund[]>;
  /** Those in a state, the oldest first: for the operator. */
  list(state: PaymentRefund['state']): Promise<readonly PaymentRefund[]>;
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

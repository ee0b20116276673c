import type { Wallet } from '../../../../core/contract/selling/methods';

/**
 * Payment provider port, implemented by adapters such as vitrine/stripe and verified by `testing/payments`. Never
 * called inside a unit of work.
 */

/** Minor units by ISO 4217: 1999 is 19.99 USD, 1200 is 1200 JPY, 1234 is 1.234 KWD. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Absolute shop URLs for the shopper's return. */
export interface PaymentReturns {
  /** After payment or in an unknown state; the page polls the result. */
  readonly success: string;
  readonly cancel: string;
  /** After a decline, if the provider distinguishes it. */
  readonly failed: string;
}

/** Data of a payment to start. */
export interface PaymentStart {
  /** Store it with the payment: events refer to it. */
  readonly orderId: string;
  readonly number: string;
  readonly email: string;
  readonly locale: string;
  readonly total: Money;
  /** From 1; incremented after a final decline. */
  readonly attempt: number;
  readonly returns: PaymentReturns;
  /** Stable across retries of this attempt. */
  readonly idempotencyKey: string;
}

/** The payment page: a URL, or a form to post to one. */
export type PaymentPage =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** A payment started at a provider, with its page and provider id. */
export interface StartedPayment {
  readonly reference: string;
  readonly page: PaymentPage;
}

/** A payment that was started earlier. */
export interface BegunPayment {
  readonly reference: string;
  readonly orderId: string;
}

/** Applied once per `id`. */
export interface PaymentResult {
  readonly kind: 'payment';
  /** Same in `status` and webhooks; at most 200 characters. */
  readonly id: string;
  readonly orderId: string;
  readonly reference: string;
  /** `declined` allows another attempt, `canceled` does not. */
  readonly status: 'approved' | 'declined' | 'canceled';
  readonly money: Money;
}

/** A refund made by the shop or in the provider's dashboard. */
export interface PaymentReturned {
  readonly kind: 'returned';
  readonly orderId: string;
  readonly reference: string;
  readonly total: Money;
}

/** `processing`: the shopper is done, the money is pending. */
export type PaymentState =
  | { readonly kind: 'open' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'settled'; readonly result: PaymentResult };

/** A raw webhook call from the provider. */
export interface WebhookCall {
  readonly body: Uint8Array;
  readonly headers: Headers;
}

/** Parsed content of a provider's webhook call. */
export type WebhookReading =
  | { readonly kind: 'event'; readonly event: PaymentResult | PaymentReturned }
  | { readonly kind: 'ignored' }
  /** Forged, stale or unreadable. @property reason for the log */
  | { readonly kind: 'refused'; readonly reason: string };

/** A requested full or partial refund. */
export interface RefundInput extends BegunPayment {
  readonly money: Money;
  readonly reason: string;
  /** Stable across retries. */
  readonly idempotencyKey: string;
}

/** Payment methods of the provider's page, as checkout shows them. */
export interface PaymentAccepts {
  readonly cards: readonly string[];
  readonly wallets: readonly Wallet[];
}

/** Takes payments; port of `createPlatform({ payments })`. */
export interface PaymentProvider {
  /** Permanent id in URLs and data: 2–32 of a-z, 0-9 and '-'. */
  readonly code: string;
  /**
   * Starts a payment with immediate capture.
   * @throws PaymentError
   */
  start(payment: PaymentStart): Promise<StartedPayment>;
  status(payment: BegunPayment): Promise<PaymentState>;
  /**
   * Reads a call to /api/payment/<code>/webhook.
   * @throws PaymentError only if a needed follow-up request fails
   */
  readWebhook(call: WebhookCall): Promise<WebhookReading>;
  /**
   * Optional: without it staff refunds by hand.
   * @throws PaymentError; 'declined' is final
   */
  refund?(input: RefundInput): Promise<void>;
  /**
   * Cancels an unpaid payment; no-op if paid or ended.
   * @throws PaymentError
   */
  end?(payment: BegunPayment): Promise<void>;
  /** Origins that pay forms may post to (`payByForm`), such as 'https://checkout.stripe.com'. */
  readonly pageOrigins?: readonly string[];
  readonly accepts?: PaymentAccepts;
  isReady?(): Promise<boolean>;
}

/** `unreachable` and `misconfigured` are retried; `declined` is final. */
export type PaymentErrorCode = 'unreachable' | 'misconfigured' | 'declined';

/** Other errors count as 'unreachable'. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(
    readonly code: PaymentErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Checks by name, since an adapter may bundle another copy of this class. */
export function isPaymentError(error: unknown): error is PaymentError {
  return error instanceof Error && error.name === 'PaymentError' && 'code' in error && isCode(error.code);
}

function isCode(code: unknown): code is PaymentErrorCode {
  return code === 'unreachable' || code === 'misconfigured' || code === 'declined';
}

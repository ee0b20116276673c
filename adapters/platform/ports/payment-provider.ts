import type { Wallet } from '../../../core/contract/methods';

/**
 * What a payment provider is to the shop: the port that adapters such as vitrine/stripe implement (S §4, place order; `testing/payments`
 * holds each to it). The shop decides what is paid, when an order counts as paid and what goes back; a provider moves money and says what became
 * of it. Nothing of it is called inside a unit of work.
 */

/** An amount in the minor units of its currency as ISO 4217 counts them: 1999 is 19.99 USD, 1200 is 1200 JPY, 1234 is 1.234 KWD. */
export interface Money {
  readonly amount: number;
  /** Three capital letters. */
  readonly currency: string;
}

/** Where the shopper comes back to. Addresses of the shop, whole. */
export interface PaymentReturns {
  /** After paying, and where nothing is known yet: the page there asks the shop, which asks the provider. */
  readonly success: string;
  /** After going back without paying. */
  readonly cancel: string;
  /** After a refusal, for providers that have an address of its own for it. */
  readonly failed: string;
}

/** A payment to be begun. */
export interface PaymentStart {
  /** The shop's id of the order: to be kept with the payment, since events name the order by it. */
  readonly orderId: string;
  /** The number that the shopper knows. */
  readonly number: string;
  readonly email: string;
  /** Of the store that was ordered in, such as 'en-US'. */
  readonly locale: string;
  readonly total: Money;
  /** 1 for the first; another one follows where the one before was refused for good. */
  readonly attempt: number;
  readonly returns: PaymentReturns;
  /** The same for each try to begin this attempt: a provider begins it once, however often it is asked. */
  readonly idempotencyKey: string;
}

/** Where the shopper pays: at an address, or at one that a form has to be posted to. */
export type PaymentPage =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** A payment that a provider has begun: where the shopper pays, and its id there. */
export interface StartedPayment {
  /** The provider's own id of the payment; the shop asks and gives back by it. At most 255 characters. */
  readonly reference: string;
  readonly page: PaymentPage;
}

/** A payment that was begun. */
export interface BegunPayment {
  readonly reference: string;
  readonly orderId: string;
}

/** What became of a payment; it counts once, however often and whichever way the shop hears of it. */
export interface PaymentResult {
  readonly kind: 'payment';
  /** The same for what `status` and a webhook say of one and the same thing. At most 200 characters. */
  readonly id: string;
  readonly orderId: string;
  readonly reference: string;
  /** approved: the money is the shop's. declined: refused, another attempt may follow. canceled: it cannot be paid any more. */
  readonly status: 'approved' | 'declined' | 'canceled';
  /** What was paid, or was to be. */
  readonly money: Money;
}

/** Money that went back, by the shop's wish or by hand in the provider's own pages. */
export interface PaymentReturned {
  readonly kind: 'returned';
  readonly orderId: string;
  readonly reference: string;
  /** All that has gone back of this payment so far. */
  readonly total: Money;
}

/** How a payment stands. open: it can still be paid. processing: the shopper is done, the money is on its way. */
export type PaymentState =
  | { readonly kind: 'open' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'settled'; readonly result: PaymentResult };

/** A call of the provider as it came. */
export interface WebhookCall {
  /** Untouched: signatures are made over it. */
  readonly body: Uint8Array;
  readonly headers: Headers;
}

/** What a call of a provider's webhook says. */
export type WebhookReading =
  | { readonly kind: 'event'; readonly event: PaymentResult | PaymentReturned }
  /** Genuine, and nothing that the shop has to know. */
  | { readonly kind: 'ignored' }
  /** Not the provider's, too old, or not to be read. @property reason for the log */
  | { readonly kind: 'refused'; readonly reason: string };

/** Money that is to go back to the shopper: all of a payment, or a part of it. */
export interface RefundWish extends BegunPayment {
  readonly money: Money;
  /** Why, in the shop's words: 'canceled', 'returned:SKU', 'late'. */
  readonly reason: string;
  /** The same for each try: the money goes back once, however often and however late it is asked for. */
  readonly idempotencyKey: string;
}

/** What a provider's page takes, as checkout says before shoppers go there. Nothing is said of what is not named. */
export interface PaymentAccepts {
  /** Names of cards, as they are printed on them: 'Visa'. */
  readonly cards: readonly string[];
  /** Wallets that the page offers on devices that have them. */
  readonly wallets: readonly Wallet[];
}

/** What takes payments: the port of `createPlatform({ payments })`. */
export interface PaymentProvider {
  /** Names it in addresses and in the shop's data, for good: 2 to 32 of a-z, 0-9 and '-'. */
  readonly code: string;
  /**
   * Begins a payment, which takes the money at once when the shopper pays (authorised and captured together).
   * @throws PaymentError
   */
  start(payment: PaymentStart): Promise<StartedPayment>;
  /**
   * Says how a payment stands: asked when a shopper comes back, before the shop gives an order up, and in the shop's rounds.
   * @throws PaymentError
   */
  status(payment: BegunPayment): Promise<PaymentState>;
  /**
   * Reads a call of the provider at /api/payment/<code>/webhook.
   * @throws PaymentError where it has to ask what the call is about and gets no answer; never for what came
   */
  readWebhook(call: WebhookCall): Promise<WebhookReading>;
  /**
   * Gives money back. Where it is missing the shop writes a mail to its own people instead.
   * @throws PaymentError; 'declined' where it is refused for good, after which it is not asked for again
   */
  refund?(wish: RefundWish): Promise<void>;
  /**
   * Ends a payment of which nothing was paid: its order is given up. What is paid or ended already stays so, without an error.
   * @throws PaymentError
   */
  end?(payment: BegunPayment): Promise<void>;
  /**
   * Origins of the pages where shoppers pay, such as 'https://checkout.stripe.com'. Pages of the shop let a pay form lead there
   * (`payByForm`); a form leads to no other host.
   */
  readonly pageOrigins?: readonly string[];
  /** Left out: checkout names nothing but the way to pay. */
  readonly accepts?: PaymentAccepts;
  /** Whether it could take money now: it answers, and takes the shop for its customer. Shown to the operator when the shop opens. */
  isReady?(): Promise<boolean>;
}

/**
 * unreachable: it did not answer, or not sensibly; to be tried again. misconfigured: it does not take the shop's keys or settings; to be tried
 * again, once somebody has mended them. declined: it refuses this very thing for good.
 */
export type PaymentErrorCode = 'unreachable' | 'misconfigured' | 'declined';

/** Raised by providers; anything else that they throw counts as 'unreachable'. */
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

/** By its name: an adapter may bring the class of another copy of this package. Pure. */
export function isPaymentError(error: unknown): error is PaymentError {
  return error instanceof Error && error.name === 'PaymentError' && 'code' in error && isCode(error.code);
}

function isCode(code: unknown): code is PaymentErrorCode {
  return code === 'unreachable' || code === 'misconfigured' || code === 'declined';
}

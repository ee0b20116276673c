/** Question about a well-formed number of the European Union, such as DE136695976 or EL094259216. */
export interface VatQuestion {
  readonly number: string;
  /** VAT number of the seller, for which the register issues a consultation number. */
  readonly requester?: string | undefined;
}

/** Answer of a register of VAT numbers. */
export interface VatAnswer {
  readonly isValid: boolean;
  /** Under which the register confirms the check to a tax office. */
  readonly consultationNumber?: string | undefined;
}

/**
 * Official register of VAT numbers of the European Union. Called outside units of work.
 *
 * A call that fails or exceeds its time is logged, and numbers of its country are paused for ten seconds. Without an
 * answer the number counts as unchecked, and tax is charged.
 */
export interface VatRegister {
  readonly code: string;
  /** Default 10000 for orders, 3000 for carts. */
  readonly timeLimitMs?: number;
  /** Resolves to undefined if the country of the number does not answer. */
  check(question: VatQuestion, signal: AbortSignal): Promise<VatAnswer | undefined>;
}

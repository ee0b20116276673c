export interface Payable {
  readonly paid?: boolean | undefined;
  readonly canceled?: boolean | undefined;
  readonly payment_link?: string | null | undefined;
  readonly order?: { readonly paylink?: string | null | undefined } | undefined;
}

/** Returns the payment URL of an order neither paid nor cancelled. */
export function paymentLink({ paid, canceled, payment_link, order }: Payable): string | undefined {
  if (paid === true || canceled === true) return undefined;
  return payment_link ?? order?.paylink ?? undefined;
}

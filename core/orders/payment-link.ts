/** The members of an order that say whether and where it can be paid. */
export interface Payable {
  readonly paid?: boolean | undefined;
  readonly canceled?: boolean | undefined;
  readonly payment_link?: string | null | undefined;
  readonly order?: { readonly paylink?: string | null | undefined } | undefined;
}

/** Where an order can be paid: only while it is neither paid nor cancelled (A §4.8). Pure. */
export function paymentLink({ paid, canceled, payment_link, order }: Payable): string | undefined {
  if (paid === true || canceled === true) return undefined;
  return payment_link ?? order?.paylink ?? undefined;
}

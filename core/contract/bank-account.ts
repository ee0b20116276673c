import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** The account that bank transfers go to, as the merchant sets it in 'cms_settings' and as an order shows it that is paid so. */
export const bankAccount = z.object({
  /** Whose account it is: banks compare it with what the payer writes. */
  holder: text(140),
  /** IBAN, or the number of the account in a country without. */
  iban: text(40),
  /** BIC, or the routing number in a country without. */
  bic: z.optional(text(20)),
  /** Name of the bank. */
  bank: z.optional(text(140)),
});
/** Where a bank transfer goes to, as the page of the order and the mail show it. */
export type BankAccount = z.infer<typeof bankAccount>;

/** Code of the way to pay that needs one. It is offered only by a shop that has named its account. */
export const BANK_TRANSFER = 'banktransfer';

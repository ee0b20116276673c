import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

export const bankAccount = z.object({
  holder: text(140),
  /** IBAN, or account number elsewhere. */
  iban: text(40),
  /** BIC, or routing number elsewhere. */
  bic: z.optional(text(20)),
  bank: z.optional(text(140)),
});
/** Account that receives bank transfers. */
export type BankAccount = z.infer<typeof bankAccount>;

/** Payment method code; offered only if the shop has an account. */
export const BANK_TRANSFER = 'banktransfer';

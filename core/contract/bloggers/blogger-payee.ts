import * as z from 'zod/mini';
import { isBic, isIban, looksLikeIban } from './iban';
import { endpoint } from '../foundation/endpoint';

const path = '/api/blogger/payee';
const chapter = 'A §7, blogger endpoints';
const token = z.optional(z.string().check(z.maxLength(200)));

/** Tax statuses that a blogger can state; the shop only records them. */
export const TAX_STATUSES = ['private', 'small_business', 'business'] as const;
/** Tax status stated by a blogger; the shop only records it. */
export type TaxStatus = (typeof TAX_STATUSES)[number];

/** Lengths in characters. */
export const PAYEE_LIMITS = { holder: 70, account: 40, bic: 20, tax_number: 40 } as const;

export const payee = z.object({
  /** Holder of the account. */
  holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(PAYEE_LIMITS.holder)),
  /** IBAN, or account number elsewhere. */
  account: z.string().check(
    z.trim(),
    z.maxLength(PAYEE_LIMITS.account),
    z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/),
    z.refine((text) => !looksLikeIban(text) || isIban(text), { error: 'must be an IBAN with the right check digits' }),
  ),
  /** BIC; empty if unknown. */
  bic: z.string().check(
    z.trim(),
    z.maxLength(PAYEE_LIMITS.bic),
    z.refine((text) => text === '' || isBic(text), { error: 'must be a BIC of 8 or 11 characters, or empty' }),
  ),
  tax_status: z.nullable(z.enum(TAX_STATUSES)),
  /** Tax or VAT number. */
  tax_number: z.string().check(z.maxLength(PAYEE_LIMITS.tax_number)),
});
/** Account and tax status of a blogger for payouts. */
export type Payee = z.infer<typeof payee>;

export const bloggerPayee = endpoint({
  name: 'bloggerPayee',
  method: 'GET',
  path,
  access: 'user',
  role: 'blogger',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ payee: z.nullable(payee) }),
  summary: "Returns the blogger's payout account and tax status.",
  chapter,
});
export const setBloggerPayee = endpoint({
  name: 'setBloggerPayee',
  method: 'POST',
  path,
  access: 'user',
  role: 'blogger',
  bodyKind: 'json',
  query: z.object({ token }),
  body: payee,
  result: z.object({ payee: z.nullable(payee) }),
  summary: "Sets the blogger's payout account and tax status.",
  chapter,
});

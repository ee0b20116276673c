import * as z from 'zod/mini';

/**
 * `valid` and `invalid` are answers of the register; `malformed` numbers of the EU are not asked about. `unchecked`: the
 * register gave no answer. `unsupported`: a number of a country outside its reach.
 */
export const VAT_STATUSES = ['valid', 'invalid', 'malformed', 'unchecked', 'unsupported'] as const;

/** Check of a business customer's VAT number. */
export const vatCheck = z.object({
  /** With the prefix of its country and without separators, such as DE136695976; as typed if it cannot be read. */
  number: z.string(),
  status: z.enum(VAT_STATUSES),
  /** ISO 8601; null without an answer. */
  checked_at: z.nullable(z.string()),
  /** Number under which the register confirms the check to a tax office. */
  consultation_number: z.optional(z.string()),
});
/** Check of a business customer's VAT number. */
export type VatCheck = z.infer<typeof vatCheck>;

/** Characters of a VAT number with separators. */
export const MAX_VAT_NUMBER = 40;

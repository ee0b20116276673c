import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

const chapter = 'A §7, manage';
const path = '/api/manage/bank-files';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.number().check(z.int(), z.gte(1));
const moment = z.nullable(z.string());
/** Formats of bank files: SEPA credit transfer (pain.001.001.09), or CSV for other banks. */
export const BANK_FILE_FORMATS = ['sepa', 'csv'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];
export const BANK_FILE_PROBLEMS = [
  'payout_sent',
  'payout_withdrawn',
  'payout_exported',
  'payee_missing',
  'account_not_sepa',
  'name_not_sepa',
  'other_currency',
  'amount_too_large',
] as const;
export type BankFileProblem = (typeof BANK_FILE_PROBLEMS)[number];
/** Maximum number of transfers in a bank file. */
export const MAX_TRANSFERS = 1000;

const bankFile = z.object({
  id: z.number(),
  format: z.enum(BANK_FILE_FORMATS),
  currency: z.string(),
  /** Total amount of the transfers, also stated in the file. */
  sum: amount,
  payouts: z.array(z.number()),
  /** Date on which the bank executes the transfers. */
  day: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  canceled_at: moment,
  /** Signed link, valid for half a day; null for a cancelled file. */
  link: z.nullable(z.string()),
});
/** File of credit transfers to upload to a bank. */
export type BankFile = z.infer<typeof bankFile>;

/** Nothing was written; lists the problem of each payout. */
export const bankFileRefused = refusal('bank_file_refused', 409, {
  data: z.object({ problems: z.array(z.object({ id: z.number(), problem: z.enum(BANK_FILE_PROBLEMS) })) }),
});
/** The settings have no bank account to pay from. */
export const bankAccountMissing = refusal('bank_account_missing', 409, { data: z.object({ setting: z.string() }) });
export const bankFileSent = refusal('bank_file_sent', 409);

export const bankFiles = endpoint({
  name: 'bankFiles',
  method: 'GET',
  path,
  access: 'staff',
  permission: 'payouts:read',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ items: z.array(bankFile) }),
  summary: 'Returns the newest 100 bank files.',
  chapter,
});
export const makeBankFile = endpoint({
  name: 'makeBankFile',
  method: 'POST',
  path,
  access: 'staff',
  permission: 'payouts:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_TRANSFERS)),
    format: z.enum(BANK_FILE_FORMATS),
    /** Execution date, today or later. */
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  }),
  result: bankFile,
  refusals: [bankFileRefused, bankAccountMissing],
  summary: 'Creates a bank file for open payouts.',
  chapter,
});
export const cancelBankFile = endpoint({
  name: 'cancelBankFile',
  method: 'POST',
  path: `${path}/{id}/cancel`,
  access: 'staff',
  permission: 'payouts:write',
  query: z.object({ token, id }),
  body: z.undefined(),
  result: bankFile,
  refusals: [bankFileSent],
  summary: 'Cancels a bank file that the bank has not executed, and reopens its payouts.',
  chapter,
});

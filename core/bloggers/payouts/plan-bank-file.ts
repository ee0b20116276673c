import type { Minor } from '../../kernel/money';
import type { BankFileFormat, BankFileProblem } from '../../contract/bloggers/manage-bank-files';
import { accountKey, isBic, isSepaIban } from '../../contract/bloggers/iban';
import { sepaText } from './sepa-text';

/** Largest amount of a SEPA credit transfer, in minor units: 999,999,999.99. */
const MAX_TRANSFER = 99_999_999_999;
/** Characters of a name in a credit transfer. */
const MAX_NAME = 70;

export interface Account {
  readonly holder: string;
  readonly account: string;
  readonly bic: string;
}

export interface OpenPayout {
  readonly id: number;
  readonly currency: string;
  readonly sum: Minor;
  readonly status: 'exported' | 'open' | 'sent' | 'withdrawn';
  /** Undefined if the blogger has entered none. */
  readonly payee: Account | undefined;
}

export interface Transfer extends Account {
  readonly payoutId: number;
  readonly sum: Minor;
}

export interface BankFilePlan {
  readonly transfers: readonly Transfer[];
  readonly total: Minor;
  readonly problems: readonly { readonly id: number; readonly problem: BankFileProblem }[];
}

/**
 * Plans the transfers of a bank file, or returns the problem of each payout; any problem prevents the file.
 * @param currency of all payouts; a SEPA file is in EUR
 */
export function planBankFile(
  payouts: readonly OpenPayout[],
  { format, currency }: { readonly format: BankFileFormat; readonly currency: string },
): BankFilePlan {
  const problems = payouts.flatMap((payout) => {
    const problem = problemOf(payout, format, currency);
    return problem === undefined ? [] : [{ id: payout.id, problem }];
  });
  const transfers = payouts.flatMap(({ id, sum, payee }) => {
    if (payee === undefined) return [];
    const holder = format === 'sepa' ? sepaText(payee.holder, MAX_NAME) : payee.holder;
    return [{ payoutId: id, sum, holder, account: accountKey(payee.account), bic: accountKey(payee.bic) }];
  });
  return { transfers, problems, total: transfers.reduce((total, { sum }) => total + sum, 0) };
}

const CLOSED = { exported: 'payout_exported', sent: 'payout_sent', withdrawn: 'payout_withdrawn' } as const;

function problemOf(
  { status, payee, sum, currency: own }: OpenPayout,
  format: BankFileFormat,
  currency: string,
): BankFileProblem | undefined {
  if (status !== 'open') return CLOSED[status];
  if (own !== currency || (format === 'sepa' && own !== 'EUR')) return 'other_currency';
  if (payee === undefined) return 'payee_missing';
  if (format === 'csv') return undefined;
  if (!isSepaIban(payee.account) || (payee.bic !== '' && !isBic(payee.bic))) return 'account_not_sepa';
  if (sepaText(payee.holder, MAX_NAME) === '') return 'name_not_sepa';
  return sum > MAX_TRANSFER ? 'amount_too_large' : undefined;
}

import * as z from 'zod/mini';
import { bankAccount, type BankAccount } from '../../../../core/contract/content/bank-account';
import {
  invoiceSettings,
  type InvoiceSeller,
  type InvoiceWhen,
} from '../../../../core/contract/staff/invoice-settings';
import { SETTINGS_BLOCK } from '../../content';
import type { Repositories } from '../../ports/database';

const members = z.object({ ...invoiceSettings, bank_account: z.optional(z.catch(z.optional(bankAccount), undefined)) });

export interface InvoiceRules {
  readonly when: InvoiceWhen;
  readonly timeZone: string;
  readonly sellers: readonly InvoiceSeller[];
  readonly bank: BankAccount | undefined;
}

/** Reads the shop's settings of invoices; pages do not carry them. */
export async function invoiceRulesOf({ content }: Pick<Repositories, 'content'>): Promise<InvoiceRules> {
  const kept = await content.block(SETTINGS_BLOCK);
  const set = members.safeParse(kept?.en.json).data ?? {};
  const { invoice_when: when = 'auto', invoice_sellers: sellers = [], invoice_time_zone: zone = '' } = set;
  return { when, sellers, timeZone: zone === '' ? 'UTC' : zone, bank: set.bank_account };
}

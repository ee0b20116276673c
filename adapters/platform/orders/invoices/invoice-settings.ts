import * as z from 'zod/mini';
import { bankAccount, type BankAccount } from '../../../../core/contract/content/bank-account';
import {
  invoiceSettings,
  type InvoiceSeller,
  type InvoiceWhen,
} from '../../../../core/contract/staff/invoice-settings';
import { SETTINGS_BLOCK } from '../../content';
import { timeZoneOf, type Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';

export interface InvoiceRules {
  readonly when: InvoiceWhen;
  readonly timeZone: string;
  readonly sellers: readonly InvoiceSeller[];
  readonly bank: BankAccount | undefined;
}

/**
 * Reads the invoice settings, which are not part of pages. A setting that an import or an older version left
 * invalid is logged and ignored.
 */
export async function invoiceRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { telemetry }: Pick<Settings, 'telemetry'>,
): Promise<InvoiceRules> {
  const kept = new Map(Object.entries((await db.content.block(SETTINGS_BLOCK))?.en.json ?? {}));
  const read = <T>(schema: z.ZodMiniType<T>, setting: string): T | undefined => {
    const { data, error } = schema.safeParse(kept.get(setting));
    if (error !== undefined) telemetry.log('warn', 'An invalid setting of invoices is left out', { setting });
    return data;
  };
  const zone = read(invoiceSettings.invoice_time_zone, 'invoice_time_zone') ?? '';
  return {
    when: read(invoiceSettings.invoice_when, 'invoice_when') ?? 'auto',
    sellers: read(invoiceSettings.invoice_sellers, 'invoice_sellers') ?? [],
    timeZone: zone === '' ? await timeZoneOf(db) : zone,
    bank: read(z.optional(bankAccount), 'bank_account'),
  };
}

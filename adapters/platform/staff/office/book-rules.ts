import type * as z from 'zod/mini';
import { bookSettings } from '../../../../core/contract/staff/book-settings';
import { invoiceSettings } from '../../../../core/contract/staff/invoice-settings';
import type { AccountPlan } from '../../../../core/manage/books/chart-of-accounts';
import { countryCode } from '../../../../core/contract/foundation/country-code';
import type { StoreHome } from '../../ports/staff/reports';
import { STORE_VIEWS } from '../../../../core/store-views';
import { sellerOfStore } from '../../../../core/orders/invoices/seller-of-store';
import { SETTINGS_BLOCK } from '../../content';
import { invalidField, storesNow, type Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';

export interface BookRules {
  readonly plan: AccountPlan;
  readonly sellers: readonly string[];
  readonly datev: {
    readonly consultant: number | null;
    readonly client: number | null;
    readonly year_start: number;
  };
  /** @throws ApiError for an unknown seller */
  readonly storesOf: (seller: string) => readonly string[];
}

/** Reads the settings of the books. A setting that an import left invalid is logged and ignored. */
export async function bookRulesOf(
  { content }: Pick<Repositories, 'content'>,
  { stores, telemetry }: Pick<Settings, 'stores' | 'telemetry'>,
): Promise<BookRules> {
  const kept = new Map(Object.entries((await content.block(SETTINGS_BLOCK))?.en.json ?? {}));
  const read = <T>(schema: z.ZodMiniType<T>, setting: string): T | undefined => {
    const { data, error } = schema.safeParse(kept.get(setting));
    if (error !== undefined) telemetry.log('warn', 'An invalid setting of the books is left out', { setting });
    return data;
  };
  const sellers = read(invoiceSettings.invoice_sellers, 'invoice_sellers') ?? [];
  const names = sellers.flatMap(({ name }) => (name === undefined || name.trim() === '' ? [] : [name]));
  return {
    plan: {
      chart: read(bookSettings.books_chart, 'books_chart') ?? 'plain',
      own: read(bookSettings.books_accounts, 'books_accounts') ?? [],
    },
    sellers: names,
    datev: {
      consultant: read(bookSettings.datev_consultant, 'datev_consultant') ?? null,
      client: read(bookSettings.datev_client, 'datev_client') ?? null,
      year_start: read(bookSettings.datev_year_start, 'datev_year_start') ?? 1,
    },
    storesOf: (seller) => {
      if (!names.includes(seller)) throw invalidField('seller', 'does not match any seller of the invoice settings');
      const codes = stores.map(({ storeCode }) => storeCode);
      return codes.filter((code) => sellerOfStore(sellers, code)?.name === seller);
    },
  };
}

/**
 * Returns the country of the seller of each store, also of closed ones: that of the invoice settings, or of the store
 * itself.
 */
export async function homesOf(
  db: Pick<Repositories, 'content' | 'orderList'>,
  { openStores }: Pick<Settings, 'openStores'>,
): Promise<readonly StoreHome[]> {
  const kept = new Map(Object.entries((await db.content.block(SETTINGS_BLOCK))?.en.json ?? {}));
  const { data: sellers = [] } = invoiceSettings.invoice_sellers.safeParse(kept.get('invoice_sellers'));
  const known = [...STORE_VIEWS, ...(await storesNow(db, openStores))];
  const views = new Map(known.map(({ storeCode, tax }) => [storeCode, tax.defaultCountry]));
  const codes = new Set([...views.keys(), ...(await db.orderList.codes()).stores]);
  return [...codes].flatMap((store) => {
    const own = sellerOfStore(sellers, store)?.country?.trim().toUpperCase() ?? '';
    const country = own === '' ? views.get(store) : own;
    return country === undefined ? [] : [{ store, country: countryCode(country) }];
  });
}

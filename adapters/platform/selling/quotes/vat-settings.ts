import type * as z from 'zod/mini';
import { countryCode } from '../../../../core/contract/foundation/country-code';
import { siteSettings } from '../../../../core/contract/content/site-settings';
import { invoiceSettings } from '../../../../core/contract/staff/invoice-settings';
import { sellerOfStore } from '../../../../core/orders/invoices/seller-of-store';
import type { StoreView } from '../../../../core/store-views';
import { SETTINGS_BLOCK } from '../../content';
import type { Repositories } from '../../ports/database';

/** Seller of a store, as far as the VAT of business customers depends on it. */
export interface VatSeller {
  /** Code of the shop, such as UK; the country of the store if the invoice settings name none. */
  readonly country: string;
  /** Empty if unknown. */
  readonly vatId: string;
}

/** Returns the seller if the store asks businesses for their VAT number. Settings that are invalid count as unset. */
export async function vatSellerOf(
  { content }: Pick<Repositories, 'content'>,
  { storeCode, tax }: Pick<StoreView, 'storeCode' | 'tax'>,
): Promise<VatSeller | undefined> {
  const kept = new Map(Object.entries((await content.block(SETTINGS_BLOCK))?.en.json ?? {}));
  const read = <T>(schema: z.ZodMiniType<T>, setting: string): T | undefined =>
    schema.safeParse(kept.get(setting)).data;
  if (read(siteSettings.shape.vat_number_stores, 'vat_number_stores')?.includes(storeCode) !== true) return undefined;
  const seller = sellerOfStore(read(invoiceSettings.invoice_sellers, 'invoice_sellers') ?? [], storeCode);
  const country = seller?.country?.trim() ?? '';
  return { country: countryCode(country === '' ? tax.defaultCountry : country), vatId: seller?.vat_id?.trim() ?? '' };
}

import * as z from 'zod/mini';

/** How an amount is put together: the sign before the figure, or after it (S §9). */
export const priceFormat = z.enum(['{sign}{amount}', '{amount} {sign}']);

/** One of the shop's stores: an address, a language, a currency and a tax rule (S §3, store view). */
export const storeView = z.object({
  storeCode: z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,7}$/)),
  storeId: z.number().check(z.int(), z.gte(0)),
  name: z.string(),
  /** Path ('/en') or host ('https://shop.example/de') that belongs to this store. */
  url: z.string(),
  /** Whether the store code is put before each path. The default store never is. */
  appendStoreCode: z.boolean(),
  elasticsearch: z.object({ index: z.string() }),
  tax: z.object({
    /** Whether catalogue prices already hold the tax. */
    sourcePriceIncludesTax: z.boolean(),
    defaultCountry: z.string(),
    defaultRegion: z.optional(z.string()),
    calculateServerSide: z.boolean(),
  }),
  i18n: z.object({
    flagCode: z.string(),
    fullCountryName: z.string(),
    fullLanguageName: z.string(),
    /** BCP 47 language of the interface: de, en, ru, uk, zh. */
    defaultLanguage: z.string(),
    defaultCountry: z.string(),
    /** BCP 47 locale for numbers and dates. */
    defaultLocale: z.string(),
    currencyCode: z.string().check(z.length(3)),
    currencySign: z.string(),
    priceFormat,
    dateFormat: z.string(),
  }),
  seo: z.optional(z.object({ defaultTitle: z.optional(z.string()), siteName: z.optional(z.string()) })),
});
export type StoreView = z.infer<typeof storeView>;

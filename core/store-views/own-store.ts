import { isCurrencyCode } from '../contract/foundation/currency-code';
import { isoCountry } from '../contract/foundation/country-code';
import { COUNTRY_CODES } from '../contract/foundation/country-codes';
import { RATE_BOUNDS } from '../contract/selling/rate-bounds';
import { isSellableCurrency } from '../kernel/currency';
import { isTimeZone } from '../kernel/is-time-zone';
import { INTERFACE_LOCALES, STORE_VIEWS } from './default-store-views';
import { currencySign } from './money-text';
import { INTL_FORMAT, type StoreView } from './store-view';

/** Store of a merchant, beside the seven of the requirements. Its address is `/{code}`. */
export interface OwnStore {
  /** 2–8 lowercase letters, digits, '-' or '_'; the first segment of its paths. */
  readonly code: string;
  readonly name: string;
  /** Language of texts and mails: de, en, ru, uk or zh. */
  readonly language: string;
  /** BCP 47: how prices, numbers and dates are written. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166 alpha-2; its taxes apply until an address is known. */
  readonly country: string;
  readonly prices_include_tax: boolean;
  /** IANA name; the time zone of the shop if omitted. */
  readonly time_zone?: string | null | undefined;
  /** Price of the base currency, for a currency that has no rate yet; the rate can be changed under Currencies. */
  readonly rate?: number | undefined;
}

const MAX_NAME = 60;

/** First segments of addresses that pages, files and calls of the shop have. */
const TAKEN: ReadonlySet<string> = new Set(
  'admin api assets brands c cabinet cart checkout compare delivery dev error feeds healthz i img manage media metrics offline order p pay privacy readyz returns search sitemap sw url'.split(
    ' ',
  ),
);

/** Store ids of own stores follow from their codes, since records come and go; the seven have 1 to 7. */
function idOf(code: string): number {
  let id = 0;
  for (let at = 0; at < code.length; at += 1) id = (id * 41 + code.charCodeAt(at)) % 1_000_000_007;
  return id + 8;
}

/** @param store checked by `ownStoreFault` */
export function ownStoreView(store: OwnStore): StoreView {
  const { code, name, language, locale, currency, country, prices_include_tax: isGross, time_zone: zone } = store;
  const isSpoken = locale.split('-')[0] === language;
  return {
    storeCode: code,
    storeId: idOf(code),
    name,
    url: `/${code}`,
    appendStoreCode: true,
    elasticsearch: { index: `vitrine_${code}` },
    tax: { sourcePriceIncludesTax: isGross, defaultCountry: country, calculateServerSide: true },
    i18n: {
      flagCode: country,
      fullCountryName: name,
      fullLanguageName: languageName(language),
      defaultLanguage: language,
      defaultCountry: country,
      // Words, such as names of months in emails, are in the language of the texts.
      defaultLocale: isSpoken ? locale : `${language}-${isoCountry(country)}`,
      ...(!isSpoken && { formatLocale: locale }),
      currencyCode: currency,
      currencySign: currencySign(locale, currency),
      priceFormat: INTL_FORMAT,
      dateFormat: INTL_FORMAT,
    },
    ...(typeof zone === 'string' && { timeZone: zone }),
  };
}

function languageName(language: string): string {
  return STORE_VIEWS.find(({ i18n }) => i18n.defaultLanguage === language)?.i18n.fullLanguageName ?? language;
}

export interface OwnStoreFault {
  readonly field: keyof OwnStore;
  readonly reason: string;
}

type Check = readonly [field: keyof OwnStore, isFine: (value: string) => boolean, reason: string];

const CHECKS: readonly Check[] = [
  ['code', (code) => /^[a-z][a-z0-9_-]{1,7}$/.test(code), 'must be 2 to 8 lower-case letters, digits, "-" or "_"'],
  ['code', (code) => !isBuiltInStore(code), 'is that of a built-in store: open it with --stores'],
  ['code', (code) => !TAKEN.has(code), 'is taken by pages of the shop: choose another'],
  ['name', (name) => name.trim() !== '' && name.length <= MAX_NAME, `must be 1 to ${String(MAX_NAME)} characters`],
  ['language', (language) => INTERFACE_LOCALES.includes(language), `must be one of ${INTERFACE_LOCALES.join(', ')}`],
  ['locale', isLocale, 'must be a locale, such as pl-PL'],
  ['currency', isSellableCurrency, 'has four decimals: the shop computes in hundredths, and cannot sell in it'],
  ['currency', isCurrencyCode, 'must be a currency of ISO 4217, such as PLN'],
  ['country', (country) => COUNTRY_CODES.includes(country), 'must be the two capital letters of a country, such as PL'],
];

/** True for the seven stores of the requirements. */
export function isBuiltInStore(code: string): boolean {
  return STORE_VIEWS.some(({ storeCode }) => storeCode === code);
}

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale)[0] === locale && Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function isZone(zone: unknown): boolean {
  return zone === null || zone === undefined || (typeof zone === 'string' && isTimeZone(zone));
}

function isRate(rate: unknown): boolean {
  return rate === undefined || (typeof rate === 'number' && rate >= RATE_BOUNDS.min && rate <= RATE_BOUNDS.max);
}

/** Names the faults of an own store. Pure. */
export function ownStoreFaults(store: Readonly<Partial<Record<keyof OwnStore, unknown>>>): readonly OwnStoreFault[] {
  const faults = CHECKS.flatMap(([field, isFine, reason]): OwnStoreFault[] => {
    const value = store[field];
    return typeof value === 'string' && isFine(value) ? [] : [{ field, reason }];
  });
  if (typeof store.prices_include_tax !== 'boolean')
    faults.push({ field: 'prices_include_tax', reason: 'must be true or false' });
  if (!isZone(store.time_zone))
    faults.push({ field: 'time_zone', reason: 'must be a time zone, such as Europe/Warsaw' });
  if (!isRate(store.rate)) faults.push({ field: 'rate', reason: 'must be a number from 0.000001 to 1,000,000' });
  return faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at);
}

/** Names the first fault of a store in a configuration. Pure. */
export function ownStoreProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null)
    return 'must be a store with code, name, language, locale and currency';
  // The former name would be ignored, and a new database then asks for a rate.
  if (Object.hasOwn(value, 'per_dollar')) return 'per_dollar is now called rate, the price of the base currency';
  const [fault] = ownStoreFaults(value);
  return fault && `${fault.field} ${fault.reason}`;
}

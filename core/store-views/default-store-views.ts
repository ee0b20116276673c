import type { StoreView } from './store-view';

const DATE_FORMAT = 'HH:mm D-M-YYYY';

interface Row {
  readonly code: string;
  readonly country: string;
  readonly countryName: string;
  readonly language: string;
  readonly languageName: string;
  readonly locale: string;
  readonly currency: 'USD' | 'EUR' | 'RUB';
  readonly sign: string;
  readonly signFirst: boolean;
  readonly gross: boolean;
}

const ROWS: readonly Row[] = [
  {
    code: 'us',
    country: 'US',
    countryName: 'United States',
    language: 'en',
    languageName: 'English',
    locale: 'en-US',
    currency: 'USD',
    sign: '$',
    signFirst: true,
    gross: false,
  },
  {
    code: 'en',
    country: 'UK',
    countryName: 'International',
    language: 'en',
    languageName: 'English',
    locale: 'en-GB',
    currency: 'USD',
    sign: '$',
    signFirst: true,
    gross: true,
  },
  {
    code: 'eu',
    country: 'DE',
    countryName: 'Europe',
    language: 'en',
    languageName: 'English',
    locale: 'en-IE',
    currency: 'EUR',
    sign: '€',
    signFirst: false,
    gross: true,
  },
  {
    code: 'de',
    country: 'DE',
    countryName: 'Deutschland',
    language: 'de',
    languageName: 'Deutsch',
    locale: 'de-DE',
    currency: 'EUR',
    sign: '€',
    signFirst: false,
    gross: true,
  },
  {
    code: 'ru',
    country: 'RU',
    countryName: 'Россия',
    language: 'ru',
    languageName: 'Русский',
    locale: 'ru-RU',
    currency: 'RUB',
    sign: '₽',
    signFirst: false,
    gross: true,
  },
  {
    code: 'ua',
    country: 'UA',
    countryName: 'Україна',
    language: 'uk',
    languageName: 'Українська',
    locale: 'uk-UA',
    currency: 'EUR',
    sign: '€',
    signFirst: false,
    gross: true,
  },
  {
    code: 'cn',
    country: 'CN',
    countryName: '中国',
    language: 'zh',
    languageName: '中文',
    locale: 'zh-CN',
    currency: 'USD',
    sign: '$',
    signFirst: true,
    gross: true,
  },
];

function fromRow(row: Row, index: number): StoreView {
  return {
    storeCode: row.code,
    storeId: index + 1,
    name: row.countryName,
    url: index === 0 ? '/' : `/${row.code}`,
    appendStoreCode: index !== 0,
    elasticsearch: { index: `vitrine_${row.code}` },
    tax: { sourcePriceIncludesTax: row.gross, defaultCountry: row.country, calculateServerSide: true },
    i18n: {
      flagCode: row.code.toUpperCase(),
      fullCountryName: row.countryName,
      fullLanguageName: row.languageName,
      defaultLanguage: row.language,
      defaultCountry: row.country,
      defaultLocale: row.locale,
      currencyCode: row.currency,
      currencySign: row.sign,
      priceFormat: row.signFirst ? '{sign}{amount}' : '{amount} {sign}',
      dateFormat: DATE_FORMAT,
    },
  };
}

/** The seven default stores with currencies, signs and formats. */
export const STORE_VIEWS: readonly StoreView[] = ROWS.map(fromRow);

export const INTERFACE_LOCALES: readonly string[] = ['de', 'en', 'ru', 'uk', 'zh'];

/** Codes of the stores that are open by default. */
export const AVAILABLE_STORES: readonly string[] = ['us', 'en'];

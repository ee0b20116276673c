/** Formats prices or dates as `Intl` does for the store's locale. */
export const INTL_FORMAT = 'intl';

type PriceFormat = '{sign}{amount}' | '{amount} {sign}' | typeof INTL_FORMAT;

/** A store with its URL, language, currency and tax rule. */
export interface StoreView {
  /** 2–8 lowercase letters, digits, '-' or '_'. */
  readonly storeCode: string;
  readonly storeId: number;
  readonly name: string;
  /** Path ('/en') or host ('https://shop.example/de'). */
  readonly url: string;
  readonly appendStoreCode: boolean;
  readonly elasticsearch: { readonly index: string };
  readonly tax: {
    readonly sourcePriceIncludesTax: boolean;
    readonly defaultCountry: string;
    readonly defaultRegion?: string | undefined;
    readonly calculateServerSide: boolean;
  };
  readonly i18n: {
    readonly flagCode: string;
    readonly fullCountryName: string;
    readonly fullLanguageName: string;
    /** BCP 47: de, en, ru, uk, zh. */
    readonly defaultLanguage: string;
    readonly defaultCountry: string;
    readonly defaultLocale: string;
    /** BCP 47 of prices and dates in 'intl' formats, if the country writes them otherwise than the language. */
    readonly formatLocale?: string | undefined;
    readonly currencyCode: string;
    readonly currencySign: string;
    readonly priceFormat: PriceFormat;
    /** Tokens such as 'HH:mm D-M-YYYY', or 'intl'. */
    readonly dateFormat: string;
  };
  /** IANA name of its days, on which sales begin and end, and of the dates in its emails. Default that of the shop. */
  readonly timeZone?: string | undefined;
  readonly seo?: { readonly defaultTitle?: string | undefined; readonly siteName?: string | undefined } | undefined;
}

const TEXTS = {
  '': ['storeCode', 'name', 'url'],
  elasticsearch: ['index'],
  tax: ['defaultCountry'],
  i18n: [
    'flagCode',
    'fullCountryName',
    'fullLanguageName',
    'defaultLanguage',
    'defaultCountry',
    'defaultLocale',
    'currencyCode',
    'currencySign',
    'priceFormat',
    'dateFormat',
  ],
} as const;

function members(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

export function storeViewProblem(value: unknown): string | undefined {
  const view = members(value);
  for (const [part, names] of Object.entries(TEXTS)) {
    const own = part === '' ? view : members(view.get(part));
    const missing = names.find((name) => typeof own.get(name) !== 'string');
    if (missing !== undefined) return `${part === '' ? '' : `${part}.`}${missing} must be a text`;
  }
  const [tax, i18n] = [members(view.get('tax')), members(view.get('i18n'))];
  if (!/^[a-z][a-z0-9_-]{1,7}$/.test(String(view.get('storeCode')))) {
    return 'storeCode must be two to eight lower-case letters, digits, "-" or "_"';
  }
  const id = view.get('storeId');
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)
    return 'storeId must be a whole number of at least 0';
  if (typeof view.get('appendStoreCode') !== 'boolean') return 'appendStoreCode must be true or false';
  const flags = ['sourcePriceIncludesTax', 'calculateServerSide'];
  const flag = flags.find((name) => typeof tax.get(name) !== 'boolean');
  if (flag !== undefined) return `tax.${flag} must be true or false`;
  if (!/^[A-Z]{2}$/.test(String(tax.get('defaultCountry'))))
    return 'tax.defaultCountry must be the two capital letters of a country';
  if (!/^.{3}$/.test(String(i18n.get('currencyCode')))) return 'i18n.currencyCode must be three letters';
  const formats = ['{sign}{amount}', '{amount} {sign}', INTL_FORMAT];
  if (!formats.includes(String(i18n.get('priceFormat'))))
    return `i18n.priceFormat must be one of ${formats.join(', ')}`;
  return undefined;
}

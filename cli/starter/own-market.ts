import { marketStore } from '../../core/internal-staff';
import type { OwnStore } from '../../core/shopper';
import { UsageError } from '../usage/usage-error';

/** Currencies of several countries, whose first letters name none. */
const SHARED = /^(EUR|X..)$/;

/**
 * Returns the first store of a new shop that sells in a currency; undefined for US dollars, which the built-in stores
 * have.
 * @throws UsageError if no store can be made, or the country has to be named
 */
export function ownMarket(currency: string | undefined, country: string | undefined): OwnStore | undefined {
  if (currency === undefined || currency === 'USD') {
    if (country === undefined) return undefined;
    throw new UsageError('--country belongs to --currency: name a currency other than USD');
  }
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw new UsageError(`--currency must be a currency of ISO 4217, such as PLN, not "${currency}"`);
  const code = country?.toUpperCase() ?? (SHARED.test(currency) ? '' : currency.slice(0, 2));
  const store = marketStore(code, currency);
  if (!('reason' in store)) return store;
  const { field, reason } = store;
  throw new UsageError(
    field === 'currency'
      ? `--currency ${currency} ${reason}`
      : `--country must name the country of the first store, such as PL: with ${currency}${code && ` and ${code}`}, its ${field} ${reason}`,
  );
}

/** Files of the project that name the store, by their path in the template. */
export function withMarket(path: string, text: string, { currency }: OwnStore): string {
  switch (path) {
    case 'package.json':
      return text.replace('--currency USD', `--currency ${currency}`);
    case 'vitrine.config.ts':
      return text
        .replace('import { till }', "import { store } from './src/store';\nimport { till }")
        .replace(
          'defineConfig({\n',
          `defineConfig({\n  baseCurrency: '${currency}',\n  stores: [store.code],\n  config: { stores: { own: [store] } },\n`,
        );
    case 'src/shop.ts':
      return text
        .replace(/^(import \{[^;]*\} from 'vitrine\/browser';\n)/m, "$1import { store } from './store';\n")
        .replace('createShop({\n', 'createShop({\n  config: { stores: { available: [store.code], own: [store] } },\n');
    default:
      return text;
  }
}

/** The file that both the configuration and the pages import. */
export function storeFile(store: OwnStore): string {
  const members = Object.entries(store).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return [
    "import type { OwnStore } from 'vitrine';",
    '',
    'export const store: OwnStore = {',
    ...members,
    '};',
    '',
  ].join('\n');
}

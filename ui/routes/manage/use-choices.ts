import { useMemo } from 'react';
import { STANDARD_SETTINGS } from '../../../core/internal-staff';
import { isShopError, type Country, type Shop } from '../../../core/shopper';
import { SKINS, STANDARD_SKIN, type ManageArea } from '../../../core/staff';
import type { ChoiceSource } from '../../pages/manage/fields/choice-source';
import type { RecordTools, ToolChoice } from '../../pages/manage/fields/record-tools';
import { baseCurrency } from '../../state/base-currency';
import { useShop } from '../../state/shop-context';
import { inOwnWords } from '../../text/country-names';
import { currencyName } from '../../text/currency-name';
import { isInterfaceLanguage, languageOf } from '../../text/languages';
import { LANGUAGE_NAMES } from '../../text/offered-languages';
import { useLocale } from '../../text/text-context';
import { useLoaded } from './use-loaded';

interface Known {
  readonly choices: RecordTools['choices'];
  readonly regions: ReadonlyMap<string, readonly ToolChoice[]>;
}

const MAX = 200;

export function useChoices(
  sources: readonly ChoiceSource[],
  manage: Pick<ManageArea, 'goods' | 'records'>,
): Pick<RecordTools, 'choices' | 'regions'> {
  const shop = useShop();
  const locale = useLocale();
  const { value } = useLoaded(`${sources.join()} ${locale}`, () => known(sources, { shop, manage, locale }));
  return useMemo(
    () => ({
      choices: value?.choices ?? {},
      regions: (code: string) => value?.regions.get(code) ?? [],
    }),
    [value],
  );
}

interface ChoiceParams {
  readonly shop: Shop;
  readonly manage: Pick<ManageArea, 'goods' | 'records'>;
  readonly locale: string;
}

async function known(sources: readonly ChoiceSource[], asked: ChoiceParams): Promise<Known> {
  const { countries, regions } = await placesOf(sources.includes('countries'), asked);
  const found = await Promise.all(
    sources.map(async (source) => [source, await readable(choicesOf(source, asked, countries))] as const),
  );
  return { choices: Object.fromEntries(found), regions };
}

async function placesOf(
  isWanted: boolean,
  { shop }: ChoiceParams,
): Promise<Pick<Known, 'regions'> & { countries: readonly Country[] }> {
  if (!isWanted) return { countries: [], regions: new Map() };
  const checkout = await shop.checkout();
  const countries = await checkout.countries();
  const regions = countries.map(async ({ id }) => {
    const states = await checkout.states(id);
    return [id, states.map((state) => ({ value: String(state.region_id), label: state.name }))] as const;
  });
  return { countries, regions: new Map(await Promise.all(regions)) };
}

/** Without permission for names, show codes. */
function readable(choices: Promise<readonly ToolChoice[]>): Promise<readonly ToolChoice[]> {
  return choices.catch((error: unknown) => {
    if (isShopError(error) && error.code === 'ACCESS_DENIED') return [];
    throw error;
  });
}

async function choicesOf(
  source: ChoiceSource,
  { shop, manage: { goods, records }, locale }: ChoiceParams,
  countries: readonly Country[],
): Promise<readonly ToolChoice[]> {
  switch (source) {
    case 'brands':
      return brandsOf(goods);
    case 'countries':
      return inOwnWords(countries, locale).map(({ id, name }) => ({ value: id, label: name }));
    case 'stores':
      return shop.storeViews.available.map(({ storeCode, name }) => ({ value: storeCode, label: name }));
    case 'skins':
      return Object.entries(SKINS).map(([name, { title }]) => ({
        value: name === STANDARD_SKIN ? STANDARD_SETTINGS.skin : name,
        label: title,
      }));
    case 'languages':
      return shop.storeViews.interfaceLocales.map((code) => ({
        value: code,
        label: isInterfaceLanguage(code) ? LANGUAGE_NAMES[code] : code,
      }));
    case 'currencies': {
      const sold = shop.storeViews.available.map(({ i18n }) => i18n.currencyCode);
      const { items } = await records.currency_rates.list({ size: MAX });
      return named([baseCurrency(shop), ...sold, ...items.map(({ currency }) => currency)], locale);
    }
    case 'currencies-of-the-world':
      return named(Intl.supportedValuesOf('currency'), locale);
    case 'time-zones':
      // Browsers list Kyiv by its old name only.
      return [...new Set([...Intl.supportedValuesOf('timeZone'), 'Europe/Kyiv'])]
        .toSorted()
        .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
    case 'roles':
      return (await records.roles.list({ built_in: false, size: MAX })).items.map(({ name, title }) => ({
        value: name,
        label: title,
      }));
    case 'carriers':
      return carriersOf(records);
    case 'stock-places': {
      const { items } = await records.stock_places.list({ size: MAX });
      return items.map(({ code, words }) => ({ value: code, label: words[languageOf(locale)] ?? words.en }));
    }
    case 'customer-tax-classes':
    case 'product-tax-classes':
    case 'taxed-product-classes': {
      const of = source === 'customer-tax-classes' ? 'customer' : 'product';
      const { items } = await records.tax_classes.list({ of, size: MAX });
      const offered = items.filter(({ number }) => number > 0 || source !== 'taxed-product-classes');
      return offered.map(({ number, words }) => ({
        value: String(number),
        label: words[languageOf(locale)] ?? words.en,
      }));
    }
  }
}

async function brandsOf(goods: Pick<ManageArea['goods'], 'choices'>): Promise<readonly ToolChoice[]> {
  const { attributes } = await goods.choices();
  const brand = attributes.find(({ attribute_code: code }) => code === 'brand');
  return (brand?.options ?? []).map(({ value, label }) => ({ value, label }));
}

function named(codes: readonly string[], locale: string): readonly ToolChoice[] {
  return [...new Set(codes)].map((value) => ({ value, label: currencyName(value, locale) }));
}

async function carriersOf(records: ChoiceParams['manage']['records']): Promise<readonly ToolChoice[]> {
  const { items } = await records.shipping_methods.list({ size: MAX });
  return [...new Map(items.map((row) => [row.carrier, row.carrier_title])).entries()].map(([value, title]) => ({
    value,
    label: title === '' ? value : title,
  }));
}

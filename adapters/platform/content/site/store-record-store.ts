import {
  DERIVED_MEMBERS,
  FIXED_MEMBERS,
  INSTALLED_MEMBERS,
  type StoreDocument,
} from '../../../../core/contract/staff/manage-stores';
import { lookUp } from '../../../../core/kernel/look-up';
import { ownStoreFaults, type OwnStore, type StoreView } from '../../../../core/store-views';
import {
  baseCurrencyOf,
  invalidField,
  lockRates,
  OWN_STORES,
  ownStoresIn,
  refuse,
  storesNow,
  type Settings,
} from '../../foundation';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { changeSettings, lockSettings } from './change-settings';
import { mapTexts } from './content-documents';
import { SETTINGS_BLOCK } from './settings-block';

type Members = Readonly<Record<string, unknown>>;
type Row = {
  readonly [Name in 'currency' | 'is_default' | 'language' | 'listed' | 'name']: NonNullable<StoreDocument[Name]>;
};

/** Stores in the back office: those of the installation, and own ones, which are members of the settings. */
export class StoreRecordStore implements RecordStore<StoreDocument, Row> {
  constructor(private readonly settings: Pick<Settings, 'defaultStore' | 'openStores'>) {}

  async list(db: Repositories, { q, limit, offset }: ListQuery): Promise<ListPage<Row>> {
    const set = await settingsOf(db);
    const words = q?.trim().toLowerCase() ?? '';
    const rows = (await this.#stores(db))
      .map((store) => this.#document(store, set))
      .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(words))
      .map(({ code, name, language, currency, is_default, listed }) => ({
        ...{ id: code, name, language, currency, is_default: is_default === true, listed },
      }));
    return { items: rows.slice(offset, offset + limit), total: rows.length };
  }

  async read(db: Repositories, id: string): Promise<StoreDocument | undefined> {
    const set = await settingsOf(db);
    const store = (await this.#stores(db)).find(({ storeCode }) => storeCode === id);
    return store && this.#document(store, set);
  }

  idOf({ code }: StoreDocument): string {
    return code;
  }

  async check(db: Repositories, document: StoreDocument, before: StoreDocument | undefined) {
    const fault = (field: string, reason: string) => ({ field, message: `${field} ${reason}` });
    const faults = faultsOf(document, before).map(({ field, reason }) => fault(field, reason));
    if (before?.own !== false && faults.length === 0 && !(await hasRate(db, document)))
      faults.push(fault('currency', NO_RATE));
    if (before === undefined && faults.length === 0 && (await isAddress(db, document.code)))
      faults.push(fault('code', 'is the address of a category, a page or a product, which the store would hide'));
    if (before?.is_default === true && !document.listed)
      faults.push(fault('listed', 'must stay on: the default store is always offered'));
    const domains = membersOf((await settingsOf(db))['domains']);
    const taken = Object.entries(domains).find(([code, host]) => code !== document.code && host === document.domain);
    if (document.domain !== null && taken !== undefined)
      faults.push(fault('domain', `is that of the store ${taken[0]} already`));
    return faults;
  }

  async create(db: Repositories, document: StoreDocument): Promise<string> {
    const { code } = document;
    await lockSettings(db);
    await lockRates(db);
    if (!(await hasRate(db, document))) throw invalidField('currency', NO_RATE);
    const set = await settingsOf(db);
    const recorded = ownStoresIn(set);
    if ((await this.#stores(db)).some(({ storeCode }) => storeCode === code) || recorded.some((one) => isOf(one, code)))
      throw refuse(recordExists, `${code} already exists`);
    await this.#write(db, document, [...recorded, ownStoreOf(document)]);
    return code;
  }

  async change(db: Repositories, id: string, document: StoreDocument): Promise<void> {
    await lockSettings(db);
    const recorded = ownStoresIn(await settingsOf(db));
    await this.#write(
      db,
      document,
      recorded.map((one) => (isOf(one, id) ? ownStoreOf(document) : one)),
    );
  }

  /** @throws ApiError 409 'in_use' for a store of the installation, with orders, of a location or of an invoice seller */
  async remove(db: Repositories, id: string): Promise<void> {
    await lockSettings(db);
    const set = await settingsOf(db);
    const recorded = ownStoresIn(set);
    if (!recorded.some((one) => isOf(one, id)))
      throw refuse(recordInUse, `${id} is a store of the installation: close it with --stores`);
    if ((await db.orderList.codes()).stores.includes(id))
      throw refuse(recordInUse, `${id} has orders, so it stays: switch off "listed" instead`);
    const { stock_places: places = [] } = await db.commerce.read();
    const place = places.find(({ stores }) => stores.includes(id));
    if (place !== undefined)
      throw refuse(recordInUse, `${id} is a store of the location ${place.code}: remove it there first`);
    if (sellerStoresIn(set).includes(id))
      throw refuse(
        recordInUse,
        `${id} is a store of an invoice seller: remove it in invoice_sellers of the settings first`,
      );
    const { [id]: _, ...domains } = membersOf(set['domains']);
    const langs = Array.isArray(set['langs']) ? set['langs'].filter((code) => code !== id) : undefined;
    await writeSettings(db, { langs, domains, [OWN_STORES]: recorded.filter((one) => !isOf(one, id)) });
  }

  async changed(): Promise<void> {
    await this.settings.openStores.refresh();
  }

  async #write(db: Repositories, { code, listed, domain }: StoreDocument, recorded: readonly unknown[]): Promise<void> {
    const set = await settingsOf(db);
    const codes = [...new Set([...(await this.#stores(db)).map(({ storeCode }) => storeCode), code])];
    const offered = codes.filter((one) => (one === code ? listed : isListed(one, set)));
    const { [code]: _, ...others } = membersOf(set['domains']);
    await writeSettings(db, {
      // Unset means all, so that stores added later are offered too.
      langs: offered.length === codes.length ? undefined : offered,
      domains: domain === null ? others : { ...others, [code]: domain },
      ...((recorded.length > 0 || OWN_STORES in set) && { [OWN_STORES]: recorded }),
    });
  }

  /** Reads the settings, which another process may have changed. */
  #stores(db: Repositories): Promise<readonly StoreView[]> {
    return storesNow(db, this.settings.openStores);
  }

  #document(store: StoreView, set: Members): StoreDocument {
    const { defaultStore, openStores } = this.settings;
    const { storeCode: code, name, url, tax, i18n, timeZone } = store;
    const domain = lookUp(membersOf(set['domains']), code);
    const isDefault = code === defaultStore.storeCode;
    return {
      code,
      name,
      language: i18n.defaultLanguage,
      locale: i18n.formatLocale ?? i18n.defaultLocale,
      currency: i18n.currencyCode,
      country: tax.defaultCountry,
      path: url,
      prices_include_tax: tax.sourcePriceIncludesTax,
      time_zone: timeZone ?? null,
      is_default: isDefault,
      own: !openStores.installed.includes(store),
      listed: isListed(code, set) || isDefault,
      domain: typeof domain === 'string' && domain !== '' ? domain : null,
    };
  }
}

const NO_RATE = 'has no rate: add one under Currencies first (currency, rate, step, small_step, below)';

/** The first segment of a path is a store before it is anything else. */
async function isAddress({ catalogue, content, products }: Repositories, code: string): Promise<boolean> {
  const isOf = (path: string | undefined) => path === code || path?.startsWith(`${code}/`) === true;
  if ((await catalogue.categories()).some(({ category }) => isOf(category.url_path) || category.slug === code))
    return true;
  if ((await content.pages()).some(({ en }) => en.identifier === code)) return true;
  return (await products.idsByKey('url_path', [code])).length + (await products.idsByKey('url_key', [code])).length > 0;
}

async function hasRate({ commerce }: Repositories, { currency }: StoreDocument): Promise<boolean> {
  const data = await commerce.read();
  return currency === baseCurrencyOf(data) || (data.currency_rates ?? []).some((rate) => rate.currency === currency);
}

function faultsOf(document: StoreDocument, before: StoreDocument | undefined) {
  const differs = (name: (typeof INSTALLED_MEMBERS)[number]) =>
    before !== undefined && (document[name] ?? null) !== (before[name] ?? null);
  const named = (fields: readonly string[], reason: string) => fields.map((field) => ({ field, reason }));
  const derived = named(changedDerived(document, before), INSTALLED);
  if (before?.own === false) return [...named(INSTALLED_MEMBERS.filter(differs), INSTALLED), ...derived];
  const fixed = named(FIXED_MEMBERS.filter(differs), 'cannot be changed once the store exists: make another store');
  return [...ownStoreFaults(document), ...fixed, ...derived];
}

const INSTALLED = 'is part of how the shop is installed, and cannot be changed here';

function changedDerived(document: StoreDocument, before: StoreDocument | undefined): readonly string[] {
  const own = before ?? { path: `/${document.code}`, is_default: false, own: true };
  return DERIVED_MEMBERS.filter((name) => document[name] !== undefined && document[name] !== own[name]);
}

/** Stores members of their own; the address follows from the code. */
function ownStoreOf(document: StoreDocument): OwnStore {
  const { code, name, language, locale, currency, country, prices_include_tax, time_zone: zone } = document;
  return {
    ...{ code, name: name.trim(), language, locale, currency, country, prices_include_tax },
    ...(typeof zone === 'string' && { time_zone: zone }),
  };
}

function isOf(store: unknown, code: string): boolean {
  return membersOf(store)['code'] === code;
}

async function writeSettings(db: Repositories, change: Members): Promise<void> {
  await changeSettings(db, (settings) =>
    mapTexts(settings, (block) => {
      const json = Object.entries({ ...membersOf(block.json), ...change }).filter(([, value]) => value !== undefined);
      return { ...block, json: Object.fromEntries(json) };
    }),
  );
}

function sellerStoresIn(set: Members): readonly unknown[] {
  const sellers: readonly unknown[] = Array.isArray(set['invoice_sellers']) ? set['invoice_sellers'] : [];
  return sellers.flatMap((seller): readonly unknown[] => {
    const { stores } = membersOf(seller);
    return Array.isArray(stores) ? stores : [];
  });
}

function isListed(code: string, set: Members): boolean {
  const langs = set['langs'];
  return !Array.isArray(langs) || langs.includes(code);
}

async function settingsOf(db: Repositories): Promise<Members> {
  return membersOf((await db.content.block(SETTINGS_BLOCK))?.en.json);
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}; // sound: JSON that is neither null nor a list
}

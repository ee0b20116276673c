import { INSTALLED_MEMBERS, type StoreDocument } from '../../../../core/contract/staff/manage-stores';
import { lookUp } from '../../../../core/kernel/look-up';
import type { StoreView } from '../../../../core/store-views';
import { invalidField, type Settings } from '../../foundation';
import type { BlockRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { mapTexts } from './content-documents';
import { SETTINGS_BLOCK } from './settings-block';

type Kept = BlockRecord['blocks'];
type Members = Readonly<Record<string, unknown>>;
type Row = Pick<StoreDocument, 'currency' | 'is_default' | 'language' | 'listed' | 'name'>;

export class StoreRecordStore implements RecordStore<StoreDocument, Row> {
  constructor(private readonly settings: Pick<Settings, 'stores'>) {}

  async list(db: Repositories, { q, limit, offset }: ListQuery): Promise<ListPage<Row>> {
    const set = await settingsOf(db);
    const words = q?.trim().toLowerCase() ?? '';
    const rows = this.settings.stores
      .map((store) => this.#document(store, set))
      .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(words))
      .map(({ code, name, language, currency, is_default, listed }) => ({
        ...{ id: code, name, language, currency, is_default, listed },
      }));
    return { items: rows.slice(offset, offset + limit), total: rows.length };
  }

  async read(db: Repositories, id: string): Promise<StoreDocument | undefined> {
    const store = this.settings.stores.find(({ storeCode }) => storeCode === id);
    return store && this.#document(store, await settingsOf(db));
  }

  idOf({ code }: StoreDocument): string {
    return code;
  }

  async check(db: Repositories, document: StoreDocument, before: StoreDocument | undefined) {
    const fault = (field: string, reason: string) => ({ field, message: `${field} ${reason}` });
    const fixed = INSTALLED_MEMBERS.filter((name) => before !== undefined && document[name] !== before[name]);
    const faults = fixed.map((name) => fault(name, 'is part of how the shop is installed, and cannot be changed here'));
    if (document.is_default && !document.listed)
      faults.push(fault('listed', 'must stay on: the default store is always offered'));
    const domains = membersOf((await settingsOf(db))['domains']);
    const taken = Object.entries(domains).find(([code, host]) => code !== document.code && host === document.domain);
    if (document.domain !== null && taken !== undefined)
      faults.push(fault('domain', `is that of the store ${taken[0]} already`));
    return faults;
  }

  create(): Promise<string> {
    return Promise.reject(invalidField('id', 'must be a store that the shop opens: others are opened with --stores'));
  }

  async change(db: Repositories, id: string, { listed, domain }: StoreDocument): Promise<void> {
    const kept = await db.content.block(SETTINGS_BLOCK);
    const before = kept ?? {
      en: { id: await db.content.nextBlockId(), identifier: SETTINGS_BLOCK, title: 'Settings', json: {} },
    };
    const set = membersOf(before.en.json);
    const codes = this.settings.stores.map(({ storeCode }) => storeCode);
    const offered = codes.filter((code) => (code === id ? listed : isListed(code, set)));
    const { [id]: _, ...others } = membersOf(set['domains']);
    const change = {
      // Unset means all, so that stores added later are offered too.
      langs: offered.length === codes.length ? undefined : offered,
      domains: domain === null ? others : { ...others, [id]: domain },
    };
    const blocks = mapTexts(before, (block) => {
      const json = Object.entries({ ...membersOf(block.json), ...change }).filter(([, value]) => value !== undefined);
      return { ...block, json: Object.fromEntries(json) };
    });
    await db.content.writeBlocks([blocks as Kept]); // sound: each is an existing record with new JSON
    await db.versions.raise('catalogue');
  }

  #document(store: StoreView, set: Members): StoreDocument {
    const { storeCode: code, name, url, tax, i18n } = store;
    const domain = lookUp(membersOf(set['domains']), code);
    return {
      code,
      name,
      language: i18n.defaultLanguage,
      locale: i18n.defaultLocale,
      currency: i18n.currencyCode,
      country: i18n.fullCountryName,
      path: url,
      prices_include_tax: tax.sourcePriceIncludesTax,
      is_default: store === this.settings.stores[0],
      listed: isListed(code, set) || store === this.settings.stores[0],
      domain: typeof domain === 'string' && domain !== '' ? domain : null,
    };
  }
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

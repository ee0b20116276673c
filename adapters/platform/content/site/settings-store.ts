import {
  SETTINGS_RECORD,
  SHARED_SETTINGS,
  type SettingsDocument,
} from '../../../../core/contract/staff/manage-settings';
import { settingChoiceErrors } from '../../../../core/contract/staff/setting-choices';
import { sellerErrors, sellerOfStore } from '../../../../core/orders/invoices/seller-of-store';
import { vatSellerErrors } from '../../../../core/vat/vat-seller-errors';
import { invalidField, type Settings } from '../../foundation';
import { changeSettings } from './change-settings';
import { cleanSvg } from './clean-svg';
import { defined, mapTexts } from './content-documents';
import { SETTINGS_BLOCK } from './settings-block';
import type { BlockRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';

type Kept = BlockRecord['blocks'];
type Members = Readonly<Record<string, unknown>>;
type Words = SettingsDocument['texts']['en'];

export class SettingsStore implements RecordStore<SettingsDocument, { readonly name: string }> {
  constructor(private readonly settings: Pick<Settings, 'stores'>) {}

  async list(db: Repositories, { q }: ListQuery): Promise<ListPage<{ readonly name: string }>> {
    const document = await this.read(db, SETTINGS_RECORD);
    const isFound = document !== undefined && document.name.toLowerCase().includes(q?.trim().toLowerCase() ?? '');
    const items = isFound ? [{ id: SETTINGS_RECORD, name: document.name }] : [];
    return { items, total: items.length };
  }

  async read(db: Repositories, id: string): Promise<SettingsDocument | undefined> {
    const kept = id === SETTINGS_RECORD ? await db.content.block(SETTINGS_BLOCK) : undefined;
    return kept && documentOf(kept);
  }

  idOf(): string {
    return SETTINGS_RECORD;
  }

  async normal(document: SettingsDocument): Promise<SettingsDocument> {
    const { svg_logo_xml: logo } = document;
    if (logo === undefined || logo === '') return document;
    return { ...document, svg_logo_xml: (await cleanSvg(logo)) ?? '' };
  }

  check(_: Repositories, document: SettingsDocument, before: SettingsDocument | undefined) {
    const stores = this.settings.stores.map(({ storeCode }) => storeCode);
    const sellers = document.invoice_sellers ?? [];
    const asking = this.settings.stores
      .filter(({ storeCode }) => document.vat_number_stores?.includes(storeCode))
      .map(({ storeCode, tax }) => ({ seller: sellerOfStore(sellers, storeCode), country: tax.defaultCountry }));
    return Promise.resolve([
      ...settingChoiceErrors(document, before, stores),
      ...sellerErrors(sellers),
      ...vatSellerErrors(sellers, asking),
    ]);
  }

  create(): Promise<string> {
    return Promise.reject(invalidField('id', `must be ${SETTINGS_RECORD}: there is one record of settings`));
  }

  async change(db: Repositories, _: string, { texts, ...shared }: SettingsDocument): Promise<void> {
    const before = await changeSettings(db, (kept) => {
      const begun = Object.keys(texts).map((language) => [language, kept.en] as const);
      return mapTexts({ ...Object.fromEntries(begun), ...kept }, (block, language) => {
        const old = membersOf(block.json);
        const others = Object.fromEntries(Object.entries(old).filter(([name]) => !SHARED_SETTINGS.includes(name)));
        const words = texts[language] ?? texts.en;
        const { site_name: name, site_description, company_info, popular_searches: popular, search_words } = words;
        const site_name = name?.trim() === '' ? undefined : name;
        const seo = defined({ ...membersOf(old['seo']), site_name, site_description });
        return {
          ...block,
          json: defined({ ...others, ...shared, seo, company_info, popular_searches: linesOf(popular), search_words }),
        };
      });
    });
    // Days of special prices and coupons begin in the time zone, and the index and cached pages hold their moments.
    if (membersOf(before.en.json)['time_zone'] !== shared.time_zone) await db.versions.raise('index');
  }
}

function documentOf(kept: Kept): SettingsDocument {
  const english = membersOf(kept.en.json);
  const shared = Object.fromEntries(Object.entries(english).filter(([name]) => SHARED_SETTINGS.includes(name)));
  // Hand-edited values that violate the schema are shown, but rejected on save.
  return { ...shared, texts: mapTexts(kept, ({ json }) => wordsOf(membersOf(json))) } as SettingsDocument;
}

function wordsOf(json: Members): Words {
  const seo = membersOf(json['seo']);
  const popular = json['popular_searches'];
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return defined({
    site_name: text(seo['site_name']),
    site_description: text(seo['site_description']),
    company_info: text(json['company_info']),
    popular_searches: isTextList(popular) && popular.length > 0 ? popular.join('\n') : undefined,
    search_words: text(json['search_words']),
  });
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function linesOf(text: string | undefined): readonly string[] | undefined {
  const lines = (text ?? '').split(/\r?\n/).map((line) => line.trim());
  const said = lines.filter((line) => line !== '');
  return said.length === 0 ? undefined : said;
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}; // sound: JSON that is neither null nor a list
}

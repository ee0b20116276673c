import type { PageDocument } from '../../../../core/contract/content/manage-content';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import { refuse } from '../../foundation';
import type { PageRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { cleanHtml } from './clean-html';
import { activeOf, defined, languagesOf, mapTexts, mapTextsLater, mergedTexts } from './content-documents';
import { isShown, pageOf } from './content-lists';
import { SETTINGS_BLOCK } from './settings-block';

type Kept = PageRecord['pages'];
type Row = { readonly identifier: string; readonly title: string; readonly published: boolean } & {
  section_code: string | null;
  languages: string[];
};
type Words = PageDocument['texts']['en'];

const NAMES = ['title', 'content', 'content_heading', 'meta_title', 'meta_description'] as const;
const LINKED = new Map([
  ['shipping-info', 'has_shipping_info'],
  ['terms-and-conditions', 'has_terms_and_conditions'],
  ['privacy-policy', 'has_privacy_policy'],
  ['retail-returns', 'has_return_policy'],
  ['blogger-user-agreement', 'has_blogger_user_agreement'],
  ['blogger-privacy-policy', 'has_blogger_privacy_policy'],
]);

export class PageStore implements RecordStore<PageDocument, Row> {
  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<Row>> {
    const { published, section_code: section, missing } = wanted.filters;
    const rows = (await db.content.pages()).map((kept) => rowOf(documentOf(kept)));
    const matching = rows.filter(
      (row) =>
        (published === undefined || row.published === published) &&
        (section === undefined || row.section_code === section) &&
        (typeof missing !== 'string' || !row.languages.includes(missing)),
    );
    return pageOf(matching, wanted);
  }

  async read(db: Repositories, id: string): Promise<PageDocument | undefined> {
    const kept = await keptOf(db, id);
    return kept && documentOf(kept);
  }

  idOf({ identifier }: PageDocument): string {
    return identifier;
  }

  async normal(document: PageDocument): Promise<PageDocument> {
    const words = async (of: Words) => ({ ...of, content: await cleanHtml(of.content) });
    return { ...document, texts: await mapTextsLater(document.texts, words) };
  }

  async check(db: Repositories, document: PageDocument, before: PageDocument | undefined) {
    const errors = [];
    const { identifier, parent_id: parent, published } = document;
    if (before !== undefined && before.identifier !== identifier)
      errors.push({ field: 'identifier', message: 'identifier cannot be changed: make a new page' });
    if (parent !== null && parent !== before?.parent_id) {
      const found = (await db.content.pages()).find(({ en }) => en.id === parent);
      if (found === undefined || found.en.identifier === identifier)
        errors.push({ field: 'parent_id', message: 'parent_id must be the id of another page' });
    }
    if (!published && before?.published === true && (await isLinked(db, identifier)))
      errors.push({ field: 'published', message: `published must stay: ${linkOf(identifier)}` });
    return errors;
  }

  async create(db: Repositories, document: PageDocument): Promise<string> {
    const { identifier } = document;
    // Serializes creation: concurrent inserts would get the same id.
    await db.staffChanges.lock('page', ' new');
    const pages = await db.content.pages();
    if (pages.some(({ en }) => en.identifier === identifier))
      throw refuse(recordExists, `The page ${identifier} already exists`);
    const id = Math.max(0, ...pages.map(({ en }) => en.id)) + 1;
    await this.#write(db, document, undefined, id);
    return identifier;
  }

  async change(db: Repositories, id: string, document: PageDocument): Promise<void> {
    const kept = await keptOf(db, id);
    if (kept !== undefined) await this.#write(db, document, kept, kept.en.id);
  }

  async remove(db: Repositories, id: string): Promise<void> {
    const kept = await keptOf(db, id);
    if (kept === undefined) return;
    if (await isLinked(db, id)) throw refuse(recordInUse, `The page ${id} is needed: ${linkOf(id)}`);
    const below = (await db.content.pages()).find(({ en }) => en.parent_id === kept.en.id);
    if (below !== undefined) throw refuse(recordInUse, `The page ${below.en.identifier} lies below it`);
    await db.content.removePage(kept.en.id);
    await db.versions.raise('catalogue');
  }

  async #write(db: Repositories, document: PageDocument, kept: Kept | undefined, id: number): Promise<void> {
    const { identifier, parent_id: parent, published, section_code: section, sort, texts } = document;
    const common = {
      id,
      identifier,
      section_code: section ?? undefined,
      parent_id: parent ?? undefined,
      sort: sort ?? undefined,
      is_active: activeOf(published),
    };
    const merged = mergedTexts(kept, texts, { names: NAMES, common });
    await db.content.writePages([merged as Kept]); // sound: title and content are in every text, the rest is common
    await db.versions.raise('catalogue');
  }
}

function documentOf(kept: Kept): PageDocument {
  const { identifier, section_code: section, parent_id: parent, sort } = kept.en;
  return {
    identifier,
    published: isShown(kept.en),
    section_code: section ?? null,
    parent_id: typeof parent === 'number' ? parent : null,
    sort: typeof sort === 'number' ? sort : null,
    texts: mapTexts(kept, (words) => {
      const { title, content, content_heading, meta_title, meta_description } = words;
      return defined({ title, content, content_heading, meta_title, meta_description });
    }),
  };
}

function rowOf({ identifier, published, section_code, texts }: PageDocument): Row & { readonly id: string } {
  const { title } = texts.en;
  return { id: identifier, identifier, title, published, section_code, languages: languagesOf(texts) };
}

async function keptOf(db: Repositories, id: string): Promise<Kept | undefined> {
  const kept = await db.content.page(id);
  return kept?.en.identifier === id ? kept : undefined;
}

async function isLinked(db: Repositories, identifier: string): Promise<boolean> {
  const setting = LINKED.get(identifier);
  if (setting === undefined) return false;
  const json = (await db.content.block(SETTINGS_BLOCK))?.en.json;
  return typeof json === 'object' && json !== null && new Map(Object.entries(json)).get(setting) === true;
}

function linkOf(identifier: string): string {
  return `the shop links to it while the setting ${LINKED.get(identifier) ?? ''} is on`;
}

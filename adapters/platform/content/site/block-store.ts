import type * as z from 'zod/mini';
import { BLOGGER_SETTINGS, bloggerSettings } from '../../../../core/contract/bloggers/blogger-settings';
import type { BlockDocument } from '../../../../core/contract/content/manage-content';
import { isInternalBlock } from '../../../../core/content/internal-block';
import { recordExists } from '../../../../core/contract/foundation/record-kind';
import { refuse, describeIssues } from '../../foundation';
import type { BlockRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { cleanHtml } from './clean-html';
import { activeOf, defined, languagesOf, mapTexts, mapTextsLater, mergedTexts } from './content-documents';
import { isShown, pageOf } from './content-lists';
import { SETTINGS_BLOCK } from './settings-block';

type Kept = BlockRecord['blocks'];
type Words = BlockDocument['texts']['en'];
interface Row {
  readonly identifier: string;
  readonly title: string;
  readonly published: boolean;
  readonly languages: string[];
}

const NAMES = ['title', 'content', 'json'] as const;
const OTHERS: ReadonlySet<string> = new Set([SETTINGS_BLOCK, 'last_updated']);
const SHAPES: ReadonlyMap<string, z.ZodMiniType> = new Map([[BLOGGER_SETTINGS, bloggerSettings]]);

export class BlockStore implements RecordStore<BlockDocument, Row> {
  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<Row>> {
    const { published, internal } = wanted.filters;
    const rows = (await db.content.blocks())
      .filter(({ en }) => !OTHERS.has(en.identifier))
      .map((kept) => rowOf(documentOf(kept)))
      .filter((row) => published === undefined || row.published === published)
      .filter(({ identifier }) => internal === undefined || isInternalBlock(identifier) === internal);
    return pageOf(rows, wanted);
  }

  async read(db: Repositories, id: string): Promise<BlockDocument | undefined> {
    const kept = await keptOf(db, id);
    return kept && documentOf(kept);
  }

  idOf({ identifier }: BlockDocument): string {
    return identifier;
  }

  async normal(document: BlockDocument): Promise<BlockDocument> {
    const words = async (of: Words): Promise<Words> =>
      of.content === undefined ? of : { ...of, content: await cleanHtml(of.content) };
    return { ...document, texts: await mapTextsLater(document.texts, words) };
  }

  check(_: Repositories, { identifier, texts }: BlockDocument, before: BlockDocument | undefined) {
    const errors = [];
    if (OTHERS.has(identifier))
      errors.push({ field: 'identifier', message: `identifier ${identifier} has its own record` });
    if (before !== undefined && before.identifier !== identifier)
      errors.push({ field: 'identifier', message: 'identifier cannot be changed: make a new block' });
    const shape = SHAPES.get(identifier);
    for (const [language, words] of Object.entries(texts)) {
      if (words === undefined) continue;
      const parsed = words.json === undefined ? undefined : shape?.safeParse(words.json, { reportInput: true });
      if (parsed?.success !== false) continue;
      for (const { field, message } of describeIssues(parsed.error.issues, 'json')) {
        const place = `texts.${language}.json`;
        errors.push({ field: `${place}.${field}`, message: `${place}.${message}` });
      }
    }
    return Promise.resolve(errors);
  }

  async create(db: Repositories, document: BlockDocument): Promise<string> {
    const { identifier } = document;
    // Serializes creation: concurrent inserts would get the same id.
    await db.staffChanges.lock('block', ' new');
    if ((await keptOf(db, identifier)) !== undefined)
      throw refuse(recordExists, `The block ${identifier} already exists`);
    await this.#write(db, document, undefined, await db.content.nextBlockId());
    return identifier;
  }

  async change(db: Repositories, id: string, document: BlockDocument): Promise<void> {
    const kept = await keptOf(db, id);
    if (kept !== undefined) await this.#write(db, document, kept, kept.en.id);
  }

  async remove(db: Repositories, id: string): Promise<void> {
    const kept = await keptOf(db, id);
    if (kept === undefined) return;
    await db.content.removeBlock(kept.en.id);
    await db.versions.raise('catalogue');
  }

  async #write(db: Repositories, document: BlockDocument, kept: Kept | undefined, id: number): Promise<void> {
    const { identifier, published, texts } = document;
    const common = { id, identifier, is_active: activeOf(published) };
    const merged = mergedTexts(kept, texts, { names: NAMES, common });
    await db.content.writeBlocks([merged as Kept]); // sound: all blocks share the required members
    await db.versions.raise('catalogue');
  }
}

function documentOf(kept: Kept): BlockDocument {
  const texts = mapTexts(kept, ({ title, content, json }) => defined({ title, content, json }));
  return { identifier: kept.en.identifier, published: isShown(kept.en), texts };
}

function rowOf({ identifier, published, texts }: BlockDocument): Row & { readonly id: string } {
  return { id: identifier, identifier, title: texts.en.title ?? '', published, languages: languagesOf(texts) };
}

async function keptOf(db: Repositories, id: string): Promise<Kept | undefined> {
  const kept = OTHERS.has(id) ? undefined : await db.content.block(id);
  return kept?.en.identifier === id ? kept : undefined;
}

import type { CmsBlock, CmsPage } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import type { Commerce } from '../commerce/commerce';
import { inTurn } from '../kernel/in-turn';
import type { Settings } from '../settings/options';
import type { Repositories } from '../ports/database';
import { languageOf } from '../kernel/language';
import { offeredSettings } from './offered-settings';
import { SETTINGS_BLOCK } from './settings-block';

type Db = Pick<Repositories, 'commerce' | 'content'>;
type Translated<T> = Readonly<Partial<Record<ReturnType<typeof languageOf>, T>>> & { readonly en: T };

/** CMS pages and blocks in the language of a store, English where they are not translated. */
export class Content {
  constructor(
    private readonly settings: Pick<Settings, 'paymentProvider'>,
    private readonly reader: { commerce(db: Pick<Repositories, 'commerce'>): Promise<Commerce> },
  ) {}

  async pages(db: Db, store: StoreView): Promise<readonly CmsPage[]> {
    return (await db.content.pages()).map((page) => inLanguage(page, store));
  }

  async blocks(db: Db, store: StoreView): Promise<readonly CmsBlock[]> {
    return inTurn(await db.content.blocks(), (block) => this.#offered(db, inLanguage(block, store)));
  }

  /** The pages as a tree: each with the page that it lies below, where it names one. */
  async hierarchy(
    db: Db,
    store: StoreView,
  ): Promise<readonly { id: number; identifier: string; title: string; parent_id: number | null }[]> {
    return (await this.pages(db, store)).map((page) => ({
      id: page.id,
      identifier: page.identifier,
      title: page.title,
      parent_id: typeof page.parent_id === 'number' ? page.parent_id : null,
    }));
  }

  /** @param key id or identifier */
  async page(db: Db, key: string, store: StoreView): Promise<CmsPage | undefined> {
    const page = await db.content.page(key);
    return page && inLanguage(page, store);
  }

  /** @param key id or identifier */
  async block(db: Db, key: string, store: StoreView): Promise<CmsBlock | undefined> {
    const block = await db.content.block(key);
    return block && this.#offered(db, inLanguage(block, store));
  }

  async #offered(db: Db, block: CmsBlock): Promise<CmsBlock> {
    if (this.settings.paymentProvider !== 'none' || block.identifier !== SETTINGS_BLOCK) return block;
    return offeredSettings(block, await this.reader.commerce(db));
  }
}

function inLanguage<T>(texts: Translated<T>, store: StoreView): T {
  return texts[languageOf(store)] ?? texts.en;
}

import type { CmsBlock, CmsPage, Role } from '../../../core/contract';
import { isLedToIn } from '../../../core/contract/foot';
import { isForBloggers, isHidden, readsBloggerPages, seesHidden } from '../../../core/contract/page-audience';
import type { StoreView } from '../../../core/store-views';
import type { Commerce } from '../commerce/commerce';
import { inTurn } from '../kernel/in-turn';
import { rememberFor } from '../../../core/kernel/remember-for';
import type { Settings } from '../settings/options';
import type { BlockTexts } from '../ports/content';
import type { Repositories } from '../ports/database';
import type { TextTongue } from '../../../core/contract/text-languages';
import { inTongue } from '../kernel/language';
import { offeredFeeds } from './offered-feeds';
import { offeredSettings } from './offered-settings';
import { withoutSearchWords } from './search-words';
import { SETTINGS_BLOCK } from './settings-block';

type Db = Pick<Repositories, 'commerce' | 'content'>;
type Translated<T> = Readonly<Partial<Record<TextTongue, T>>> & { readonly en: T };

/** CMS pages and blocks in the language of a store, English where they are not translated. */
export class Content {
  /** Made once for each text of the settings: an order reads them several times. */
  readonly #withFeeds = rememberFor((block: CmsBlock) => offeredFeeds(withoutSearchWords(block), this.settings.stores));
  readonly #withPayments = rememberFor((commerce: Commerce) =>
    rememberFor((block: CmsBlock) => offeredSettings(block, commerce)),
  );

  constructor(
    private readonly settings: Pick<Settings, 'paymentProvider' | 'stores'>,
    private readonly reader: {
      commerce(db: Pick<Repositories, 'commerce'>): Promise<Commerce>;
      block(db: Pick<Repositories, 'content'>, identifier: string): Promise<BlockTexts | undefined>;
    },
  ) {}

  /** @param roles of who asks: nobody else is given the pages for bloggers (A §2.1), or what is hidden (A §6) */
  async pages(db: Db, store: StoreView, roles: readonly Role[] = []): Promise<readonly CmsPage[]> {
    const pages = (await db.content.pages()).map((page) => inLanguage(page, store));
    const shown = seesHidden(roles) ? pages : pages.filter((page) => !isHidden(page));
    return readsBloggerPages(roles) ? shown : shown.filter((page) => !isForBloggers(page));
  }

  /** The pages that a store leads everybody to: in its search, and for search engines. */
  async ledTo(db: Db, store: StoreView): Promise<readonly CmsPage[]> {
    return (await this.pages(db, store)).filter((page) => isLedToIn(store.i18n.defaultCountry, page));
  }

  /**
   * @param roles of who asks: nobody else is given what is hidden (A §6)
   * @param named identifiers of those that are wanted; all of them when left out. A page asks for a few of them, several times
   */
  async blocks(
    db: Db,
    store: StoreView,
    roles: readonly Role[] = [],
    named?: ReadonlySet<string>,
  ): Promise<readonly CmsBlock[]> {
    const found = named === undefined ? await db.content.blocks() : await blocksNamed(db, named);
    const blocks = found.map((block) => inLanguage(block, store));
    const shown = seesHidden(roles) ? blocks : blocks.filter((block) => !isHidden(block));
    return inTurn(shown, (block) => this.#offered(db, block));
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
    const found = await db.content.page(key);
    const page = found && inLanguage(found, store);
    return page === undefined || isForBloggers(page) || isHidden(page) ? undefined : page;
  }

  /** @param key id or identifier */
  async block(db: Db, key: string, store: StoreView): Promise<CmsBlock | undefined> {
    const found = await db.content.block(key);
    const block = found && inLanguage(found, store);
    return block === undefined || isHidden(block) ? undefined : this.#offered(db, block);
  }

  /** Site settings as of the last `refresh` of the catalogue reader: who has priced a cart has made it. */
  async keptSettings(db: Db, store: StoreView): Promise<CmsBlock | undefined> {
    const found = await this.reader.block(db, SETTINGS_BLOCK);
    const block = found && inLanguage(found, store);
    return block === undefined || isHidden(block) ? undefined : this.#offered(db, block);
  }

  async #offered(db: Db, block: CmsBlock): Promise<CmsBlock> {
    if (block.identifier !== SETTINGS_BLOCK) return block;
    if (this.settings.paymentProvider !== 'none') return this.#withFeeds(block);
    return this.#withPayments(await this.reader.commerce(db))(this.#withFeeds(block));
  }
}

/** A key that is the id of another block is no name of it. */
async function blocksNamed(db: Db, named: ReadonlySet<string>) {
  const found = await inTurn([...named], (key) => db.content.block(key));
  return found.filter((block) => block !== undefined).filter(({ en }) => named.has(en.identifier));
}

function inLanguage<T>(texts: Translated<T>, store: StoreView): T {
  return inTongue(texts, store) ?? texts.en;
}

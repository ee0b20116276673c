import type { CmsBlock, CmsPage, Role } from '../../../../core/contract';
import { isLedToIn } from '../../../../core/contract/content/footer';
import {
  isForBloggers,
  isHidden,
  readsBloggerPages,
  seesHidden,
} from '../../../../core/contract/content/page-audience';
import type { OwnStore, StoreView } from '../../../../core/store-views';
import { type Commerce, DEFAULT_BASE, inTurn, OWN_STORES, type Settings, inTongue } from '../../foundation';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import type { BlockTexts } from '../../ports/content/content';
import type { Repositories } from '../../ports/database';
import type { TextTongue } from '../../../../core/contract/foundation/text-languages';
import { offeredFeeds } from './offered-feeds';
import { offeredSettings } from './offered-settings';
import { withoutStaffSettings } from './search-words';
import { SETTINGS_BLOCK } from './settings-block';

type Db = Pick<Repositories, 'commerce' | 'content'>;
type Translated<T> = Readonly<Partial<Record<TextTongue, T>>> & { readonly en: T };

export class Content {
  readonly #withFeeds = rememberFor((block: CmsBlock) =>
    offeredFeeds(withoutStaffSettings(block), this.settings.stores),
  );
  readonly #withPayments = rememberFor((commerce: Commerce) =>
    rememberFor((block: CmsBlock) => offeredSettings(block, commerce)),
  );

  constructor(
    private readonly settings: Pick<Settings, 'openStores' | 'paymentProvider' | 'stores'>,
    private readonly reader: {
      commerce(db: Pick<Repositories, 'commerce'>): Promise<Commerce>;
      block(db: Pick<Repositories, 'content'>, identifier: string): Promise<BlockTexts | undefined>;
    },
  ) {}

  /** @param roles of the caller; hidden pages and pages for bloggers require one */
  async pages(db: Db, store: StoreView, roles: readonly Role[] = []): Promise<readonly CmsPage[]> {
    const pages = (await db.content.pages()).map((page) => inLanguage(page, store));
    const shown = seesHidden(roles) ? pages : pages.filter((page) => !isHidden(page));
    return readsBloggerPages(roles) ? shown : shown.filter((page) => !isForBloggers(page));
  }

  /** Pages that a store's search may find. Search engines get all pages, which open in every store. */
  async ledTo(db: Db, store: StoreView): Promise<readonly CmsPage[]> {
    return (await this.pages(db, store)).filter((page) => isLedToIn(store.i18n.defaultCountry, page));
  }

  /**
   * @param roles of the caller; hidden blocks require one
   * @param named identifiers to read; all if omitted
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

  async page(db: Db, key: string, store: StoreView): Promise<CmsPage | undefined> {
    const found = await db.content.page(key);
    const page = found && inLanguage(found, store);
    return page === undefined || isForBloggers(page) || isHidden(page) ? undefined : page;
  }

  async block(db: Db, key: string, store: StoreView): Promise<CmsBlock | undefined> {
    const found = await db.content.block(key);
    const block = found && inLanguage(found, store);
    return block === undefined || isHidden(block) ? undefined : this.#offered(db, block);
  }

  async keptSettings(db: Db, store: StoreView): Promise<CmsBlock | undefined> {
    const found = await this.reader.block(db, SETTINGS_BLOCK);
    const block = found && inLanguage(found, store);
    return block === undefined || isHidden(block) ? undefined : this.#offered(db, block);
  }

  async #offered(db: Db, block: CmsBlock): Promise<CmsBlock> {
    if (block.identifier !== SETTINGS_BLOCK) return block;
    const { base } = (await this.reader.commerce(db)).rates;
    const offered = withBase(withOwnStores(this.#withFeeds(block), this.settings.openStores.own), base);
    if (this.settings.paymentProvider !== 'none') return offered;
    return this.#withPayments(await this.reader.commerce(db))(offered);
  }
}

/** Front ends open these stores too, wherever they come from. */
function withOwnStores(block: CmsBlock, own: readonly OwnStore[]): CmsBlock {
  const { json } = block;
  if (own.length === 0 || typeof json !== 'object' || json === null || Array.isArray(json)) return block;
  return { ...block, json: { ...json, [OWN_STORES]: own } };
}

/** Front ends take dollars for granted. */
function withBase(block: CmsBlock, base: string): CmsBlock {
  const { json } = block;
  if (base === DEFAULT_BASE || typeof json !== 'object' || json === null || Array.isArray(json)) return block;
  return { ...block, json: { ...json, base_currency: base } };
}

/** The id of another block is not a valid name. */
async function blocksNamed(db: Db, named: ReadonlySet<string>) {
  const found = await inTurn([...named], (key) => db.content.block(key));
  return found.filter((block) => block !== undefined).filter(({ en }) => named.has(en.identifier));
}

function inLanguage<T>(texts: Translated<T>, store: StoreView): T {
  return inTongue(texts, store) ?? texts.en;
}

import type { CmsBlock, CmsPage } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import type { BlockRecord, PageRecord } from '../catalogue-data';
import { documentOf } from '../database/columns';
import type { Row, Sqlite } from '../database/sqlite';
import type { Settings } from '../options';
import { languageOf } from './language';
import { offeredSettings } from './offered-settings';

/** CMS pages and blocks in the language of a store, English where they are not translated. */
export class ContentRepository {
  constructor(
    private readonly database: Sqlite,
    private readonly settings: Pick<Settings, 'paymentProvider'>,
  ) {}

  pages(store: StoreView): readonly CmsPage[] {
    return this.database
      .sql('SELECT pages FROM cms_page ORDER BY id')
      .all()
      .map((row) => pageOf(row, store));
  }

  blocks(store: StoreView): readonly CmsBlock[] {
    return this.database
      .sql('SELECT blocks FROM cms_block ORDER BY id')
      .all()
      .map((row) => this.#offered(blockOf(row, store)));
  }

  /** The pages as a tree: each with the page that it lies below, where it names one. */
  hierarchy(store: StoreView): readonly { id: number; identifier: string; title: string; parent_id: number | null }[] {
    return this.pages(store).map((page) => ({
      id: page.id,
      identifier: page.identifier,
      title: page.title,
      parent_id: typeof page.parent_id === 'number' ? page.parent_id : null,
    }));
  }

  /** @param key id or identifier */
  page(key: string, store: StoreView): CmsPage | undefined {
    const row = this.database
      .sql('SELECT pages FROM cms_page WHERE identifier = ?1 OR CAST(id AS TEXT) = ?1 ORDER BY identifier = ?1 DESC')
      .first(key);
    return row && pageOf(row, store);
  }

  /** @param key id or identifier */
  block(key: string, store: StoreView): CmsBlock | undefined {
    const row = this.database
      .sql('SELECT blocks FROM cms_block WHERE identifier = ?1 OR CAST(id AS TEXT) = ?1 ORDER BY identifier = ?1 DESC')
      .first(key);
    return row && this.#offered(blockOf(row, store));
  }

  #offered(block: CmsBlock): CmsBlock {
    return offeredSettings(block, this.settings.paymentProvider);
  }
}

function pageOf(row: Row, store: StoreView): CmsPage {
  const pages = documentOf<PageRecord['pages']>(row, 'pages');
  return pages[languageOf(store)] ?? pages.en;
}

function blockOf(row: Row, store: StoreView): CmsBlock {
  const blocks = documentOf<BlockRecord['blocks']>(row, 'blocks');
  return blocks[languageOf(store)] ?? blocks.en;
}

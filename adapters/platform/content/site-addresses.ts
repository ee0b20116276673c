import { lookUp } from '../../../core/kernel/look-up';
import type { Addressed } from '../../../core/routing';
import type { StoreView } from '../../../core/store-views';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import { numberOf } from '../database/columns';
import type { Row, Sqlite } from '../database/sqlite';
import type { ContentRepository } from './content-repository';

/** What has a page of its own in a store, with what its address is made of and when it was last changed (ISO 8601). */
export type SiteAddress = Addressed & { readonly lastmod?: string | undefined };

/** Products read at once: the rest of the process waits meanwhile. */
const BATCH = 1000;
/** Categories up to this level stand above what shoppers see (S §4: the root and the main one below it). */
const LEVEL_ABOVE = 1;

/** S §4 and §9: enabled, visible by themselves; those for promo mode alone are for nobody who comes from a search engine. */
const SHOWN = `coalesce(json_extract(document, '$.status'), 1) < 2
  AND coalesce(json_extract(document, '$.visibility'), 4) <> 1
  AND coalesce(json_extract(document, '$.only_promo'), 0) = 0`;

/** Lists the pages of a shop that everybody may find, store by store. */
export class SiteAddresses {
  constructor(
    private readonly database: Sqlite,
    private readonly reader: CatalogueReader,
    private readonly content: ContentRepository,
  ) {}

  /** How many there are. */
  count(store: StoreView): number {
    const products = this.database.sql(`SELECT count(*) AS n FROM product WHERE ${SHOWN}`).first();
    return 1 + this.#categories(store).length + this.#pages(store).length + numberOf(products ?? {}, 'n');
  }

  /** All of them in a steady order: home, categories, pages, products. Read as it is consumed. */
  *list(store: StoreView): Generator<SiteAddress> {
    yield { kind: 'home' };
    yield* this.#categories(store);
    yield* this.#pages(store);
    yield* this.#products();
  }

  /** Those with something to show: a page of an empty one is not indexed either. */
  #categories(store: StoreView): readonly SiteAddress[] {
    return this.reader
      .categories(store)
      .filter((category) => category.is_active && category.level > LEVEL_ABOVE && category.product_count > 0)
      .map(({ id, name, slug, url_path }) => ({ kind: 'category', id, name, slug, url_path }));
  }

  /** Instructions for bloggers are pages too, but not of the shop. */
  #pages(store: StoreView): readonly SiteAddress[] {
    return this.content
      .pages(store)
      .filter(({ section_code: section }) => section !== 'wiki')
      .map(({ identifier }) => ({ kind: 'cms_page', identifier }));
  }

  *#products(): Generator<SiteAddress> {
    const page = this.database.sql(
      `SELECT id, sku, slug, url_key, url_path, json_extract(document, '$.name') AS name,
         coalesce(json_extract(document, '$.updated_at'), json_extract(document, '$.created_at')) AS changed
       FROM product WHERE id > ? AND ${SHOWN} ORDER BY id LIMIT ${BATCH}`,
    );
    let last = -1;
    for (;;) {
      const rows = page.all(last);
      for (const row of rows) yield productOf(row);
      if (rows.length < BATCH) return;
      last = numberOf(rows.at(-1) ?? {}, 'id');
    }
  }
}

function textOf(row: Row, column: string): string | undefined {
  const value = lookUp(row, column);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function productOf(row: Row): SiteAddress {
  const sku = textOf(row, 'sku') ?? '';
  return {
    kind: 'product',
    sku,
    name: textOf(row, 'name') ?? sku,
    slug: textOf(row, 'slug'),
    url_key: textOf(row, 'url_key'),
    url_path: textOf(row, 'url_path'),
    lastmod: dateOf(textOf(row, 'changed')),
  };
}

/** A date as the merchant's file has it, in the one form that everybody reads; none where it is no date. */
function dateOf(text: string | undefined): string | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

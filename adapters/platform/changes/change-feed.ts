import * as tags from '../../../core/contract/tags';
import { ancestorsOf, type CatalogueReader } from '../catalogue/catalogue-reader';
import type { CatalogueIndexStore } from '../catalogue/catalogue-index-store';
import { numberOf, optionalDocumentOf, textOf } from '../database/columns';
import type { Row, Sqlite } from '../database/sqlite';
import type { Settings } from '../options';

/** A moment in the life of the shop, to ask what has changed since. */
export interface ChangeCursor {
  /** Changes recorded by the database. */
  readonly recorded: number;
  /** Special prices that began or ended. */
  readonly edges: number;
}

/** What has changed since a moment. */
export interface Changes {
  /** The moment up to which this is reported; to be passed with the next call. */
  readonly cursor: ChangeCursor;
  /** Names of what has changed (core/contract/tags); 'everything' where it is unknown. */
  readonly tags: ReadonlySet<string> | 'everything';
}

/** Reports what has changed of what pages show, written by this process or another one on the same data. */
export interface ChangeFeed {
  /** Costs microseconds while nothing has changed. @param cursor of the last answer; without one nothing is reported but the cursor */
  since(cursor?: ChangeCursor): Changes;
}

/** More changes than this are not looked at one by one. */
const MOST_CHANGES = 1000;

const NOTHING: ReadonlySet<string> = new Set();

interface ProductDetail {
  readonly skus: readonly string[];
  /** The categories before and after. */
  readonly categories: readonly (readonly (string | number)[] | null)[];
  /** Whether it stands elsewhere in lists now. */
  readonly moved: number;
}

interface FeedParts {
  readonly database: Sqlite;
  readonly reader: CatalogueReader;
  readonly indexes: Pick<CatalogueIndexStore, 'passedEdges'>;
  readonly settings: Settings;
}

/** Reads the changes that the database has recorded (migration 0003), and the special prices that began or ended meanwhile. */
export class SqliteChangeFeed implements ChangeFeed {
  constructor(private readonly parts: FeedParts) {}

  since(before?: ChangeCursor): Changes {
    const recorded = this.#last();
    const passed = this.parts.indexes.passedEdges(before?.edges ?? Number.POSITIVE_INFINITY);
    const cursor = { recorded, edges: passed.count };
    if (before === undefined || (before.recorded === recorded && passed.ids.length === 0))
      return { cursor, tags: NOTHING };
    const count = recorded - before.recorded;
    if (count < 0 || count > MOST_CHANGES) return { cursor, tags: 'everything' };
    const rows = this.#rows(before.recorded, recorded);
    // Fewer rows than numbers: some were forgotten already.
    return { cursor, tags: rows.length < count ? 'everything' : this.#tags(rows, passed.ids) };
  }

  #last(): number {
    return numberOf(this.parts.database.sql('SELECT coalesce(max(id), 0) AS id FROM change').first() ?? {}, 'id');
  }

  #rows(after: number, upTo: number): readonly Row[] {
    return this.parts.database
      .sql('SELECT id, kind, key, detail FROM change WHERE id > ? AND id <= ? ORDER BY id')
      .all(after, upTo);
  }

  #tags(rows: readonly Row[], passed: readonly number[]): Changes['tags'] {
    const found = new Set<string>();
    for (const id of passed) this.#addProduct(id, found);
    for (const row of rows) {
      const isKnown = this.#addChange(row, found);
      if (!isKnown) return 'everything';
    }
    return found;
  }

  /** @returns whether it is known what it changes */
  #addChange(row: Row, found: Set<string>): boolean {
    const key = textOf(row, 'key');
    switch (textOf(row, 'kind')) {
      case 'product':
        this.#addWritten(Number(key), row, found);
        return true;
      case 'rating':
        found.add(tags.productTag(key));
        return true;
      case 'review':
        found.add(tags.reviewsTag(key));
        for (const id of this.parts.reader.products.idsByKey('sku', [key])) found.add(tags.productTag(id));
        return true;
      case 'stock':
        this.#addStock(key, optionalDocumentOf<{ readonly flipped: number }>(row, 'detail')?.flipped === 1, found);
        return true;
      case 'category':
        found.add(tags.CATEGORIES);
        return true;
      case 'attribute':
        found.add(tags.ATTRIBUTES);
        return true;
      case 'page':
        found.add(tags.pageTag(key)).add(tags.PAGES);
        return true;
      case 'block':
        found.add(tags.blockTag(key)).add(tags.BLOCKS);
        return true;
      case 'index':
        return this.#addSinceIndex(row, found);
      default:
        return false;
    }
  }

  /** Until the index is made anew lists are made with the old one: what was written meanwhile changes once more. */
  #addSinceIndex(row: Row, found: Set<string>): boolean {
    const id = numberOf(row, 'id');
    const { database } = this.parts;
    const before = database.sql("SELECT max(id) AS id FROM change WHERE kind = 'index' AND id < ?").first(id);
    const first = numberOf(database.sql('SELECT min(id) AS id FROM change').first() ?? {}, 'id');
    const from = Number(before?.id ?? 0);
    // Where the one before is forgotten nobody knows what was written since.
    if ((from === 0 && first > 1) || id - from > MOST_CHANGES) return false;
    for (const written of this.#rows(from, id - 1)) {
      if (textOf(written, 'kind') === 'product') this.#addWritten(Number(textOf(written, 'key')), written, found);
    }
    return true;
  }

  #addWritten(id: number, row: Row, found: Set<string>): void {
    const detail = optionalDocumentOf<ProductDetail>(row, 'detail');
    found.add(tags.productTag(id)).add(tags.quantityTag(id));
    const categories = (detail?.categories ?? []).flatMap((ids) => ids ?? []);
    this.#addLists(categories, detail?.moved === 1 ? 'places' : 'listing', found);
    for (const sku of new Set(detail?.skus ?? [])) this.#addWholes(sku, found);
    for (const sku of this.#variants(id)) this.#addWholes(sku, found);
  }

  #addStock(sku: string, flipped: boolean, found: Set<string>): void {
    for (const id of this.parts.reader.products.idsShowing(sku)) {
      if (flipped) this.#addProduct(id, found);
      else found.add(tags.quantityTag(id));
    }
  }

  /** Bundles and groups show what their parts cost. */
  #addWholes(sku: string, found: Set<string>): void {
    for (const id of this.parts.reader.products.idsContaining(sku)) this.#addProduct(id, found);
  }

  #addProduct(id: number, found: Set<string>): void {
    found.add(tags.productTag(id)).add(tags.quantityTag(id));
    const document = this.parts.reader.products.byId(id)?.document;
    this.#addLists(document?.category_ids ?? [], 'listing', found);
  }

  /** A category lists what its subcategories list. */
  #addLists(categoryIds: readonly (string | number)[], kind: 'places' | 'listing', found: Set<string>): void {
    const { reader, settings } = this.parts;
    const byId = new Map(reader.categories(settings.defaultStore).map((category) => [category.id, category] as const));
    const ids = new Set<number | string>(['']);
    for (const raw of categoryIds) {
      const id = Number(raw);
      const category = byId.get(id);
      for (const place of [id, ...(category ? ancestorsOf(category, byId) : [])]) ids.add(place);
    }
    for (const id of ids) {
      found.add(tags.listingTag(id));
      if (kind === 'places') found.add(tags.placesTag(id));
    }
  }

  #variants(id: number): readonly string[] {
    return this.parts.database
      .sql('SELECT sku FROM variant WHERE product_id = ?')
      .all(id)
      .map((row) => textOf(row, 'sku'));
  }
}

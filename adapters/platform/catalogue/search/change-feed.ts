import type { Category } from '../../../../core/contract';
import * as tags from '../../../../core/contract/foundation/tags';
import { ancestorsOf } from '../reading/catalogue-reader';
import type { CatalogueIndexStore } from './catalogue-index-store';
import type { CatalogueReader } from '../reading/catalogue-reader';
import type { Settings } from '../../foundation';
import type { RecordedChange } from '../../ports/foundation/changes';
import type { Repositories, Database } from '../../ports/database';

/** Position in the shop's change history to query changes from. */
export interface ChangeCursor {
  readonly recorded: number;
  readonly edges: number;
  readonly renewed: number;
}

/** Changes since a given cursor. */
export interface Changes {
  readonly cursor: ChangeCursor;
  /** Changed cache tags (core/contract/foundation/tags); 'everything' if unknown. */
  readonly tags: ReadonlySet<string> | 'everything';
}

/** Reports page-relevant changes written by any process on the same data. */
export interface ChangeFeed {
  /**
   * Takes microseconds without changes.
   * @param cursor from the last call; without it, only a cursor is returned
   */
  since(cursor?: ChangeCursor): Promise<Changes>;
}

const MAX_CHANGES = 1000;

const NOTHING: ReadonlySet<string> = new Set();

interface ProductDetail {
  readonly skus: readonly string[];
  readonly categories: readonly (readonly (string | number)[] | null)[];
  readonly moved: number;
}

type Db = Repositories;

interface Found {
  readonly tags: Set<string>;
  readonly categories: ReadonlyMap<number, Category>;
}

export class DatabaseChangeFeed implements ChangeFeed {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly indexes: CatalogueIndexStore;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
    },
  ) {}

  since(before?: ChangeCursor): Promise<Changes> {
    return this.parts.database.read((db) => this.#since(db, before));
  }

  async #since(db: Db, before: ChangeCursor | undefined): Promise<Changes> {
    const recorded = await db.changes.last();
    const { edges = Infinity, renewed = Infinity } = before ?? {};
    const passed = await this.parts.indexes.passedEdges(db, edges);
    const lists = this.parts.indexes.renewed(renewed);
    const cursor = { recorded, edges: passed.count, renewed: lists.count };
    if (before === undefined) return { cursor, tags: NOTHING };
    // Changes hidden by a stale index become visible only now, so they are reported again.
    const from = Math.min(before.recorded, lists.from ?? before.recorded);
    if (from === recorded && passed.ids.length === 0) return { cursor, tags: NOTHING };
    const count = recorded - from;
    if (count < 0 || count > MAX_CHANGES) return { cursor, tags: 'everything' };
    const changes = await db.changes.between(from, recorded);
    // Missing entries were pruned.
    return { cursor, tags: changes.length < count ? 'everything' : await this.#tags(db, changes, passed.ids) };
  }

  async #tags(db: Db, changes: readonly RecordedChange[], passed: readonly number[]): Promise<Changes['tags']> {
    const { reader, settings } = this.parts;
    const categories = await reader.categories(db, settings.defaultStore);
    const found: Found = { tags: new Set(), categories: new Map(categories.map((one) => [one.id, one] as const)) };
    for (const id of passed) await addProduct(db, id, found);
    for (const change of changes) {
      const isKnown = await addChange(db, change, found);
      if (!isKnown) return 'everything';
    }
    return found.tags;
  }
}

async function addChange(db: Db, change: RecordedChange, found: Found): Promise<boolean> {
  const { kind, key } = change;
  switch (kind) {
    case 'product':
      await addWritten(db, change, found);
      return true;
    case 'rating':
      found.tags.add(tags.productTag(key));
      return true;
    case 'review':
      found.tags.add(tags.reviewsTag(key));
      for (const id of await db.products.idsByKey('sku', [key])) found.tags.add(tags.productTag(id));
      return true;
    case 'stock':
      await addStock(db, key, detailOf<{ readonly flipped: number }>(change)?.flipped === 1, found);
      return true;
    case 'category':
      found.tags.add(tags.CATEGORIES);
      return true;
    case 'attribute':
      found.tags.add(tags.ATTRIBUTES);
      return true;
    case 'page':
      found.tags.add(tags.pageTag(key)).add(tags.PAGES);
      return true;
    case 'block':
      found.tags.add(tags.blockTag(key)).add(tags.BLOCKS);
      return true;
    case 'index':
      return addSinceIndex(db, change, found);
    default:
      return false;
  }
}

/** Lists use the old index until the rebuild, so intermediate changes are reported again. */
async function addSinceIndex(db: Db, { id }: RecordedChange, found: Found): Promise<boolean> {
  const from = await db.changes.lastOf('index', id);
  if ((from === 0 && (await db.changes.first()) > 1) || id - from > MAX_CHANGES) return false;
  for (const written of await db.changes.between(from, id - 1)) {
    if (written.kind === 'product') await addWritten(db, written, found);
  }
  return true;
}

async function addWritten(db: Db, change: RecordedChange, found: Found): Promise<void> {
  const id = Number(change.key);
  const detail = detailOf<ProductDetail>(change);
  found.tags.add(tags.productTag(id)).add(tags.quantityTag(id));
  const categories = (detail?.categories ?? []).flatMap((ids) => ids ?? []);
  addLists(categories, detail?.moved === 1 ? 'places' : 'listing', found);
  // Bundles and groups show prices of their parts.
  const skus = new Set([...(detail?.skus ?? []), ...(await db.products.variantSkus(id))]);
  for (const whole of await db.products.idsContaining([...skus])) await addProduct(db, whole, found);
}

async function addStock(db: Db, sku: string, flipped: boolean, found: Found): Promise<void> {
  for (const id of await db.products.idsShowing(sku)) {
    if (flipped) await addProduct(db, id, found);
    else found.tags.add(tags.quantityTag(id));
  }
}

async function addProduct(db: Db, id: number, found: Found): Promise<void> {
  found.tags.add(tags.productTag(id)).add(tags.quantityTag(id));
  const document = (await db.products.byId(id))?.document;
  addLists(document?.category_ids ?? [], 'listing', found);
}

function addLists(categoryIds: readonly (string | number)[], kind: 'places' | 'listing', found: Found): void {
  const ids = new Set<number | string>(['']);
  for (const raw of categoryIds) {
    const id = Number(raw);
    const category = found.categories.get(id);
    for (const place of [id, ...(category ? ancestorsOf(category, found.categories) : [])]) ids.add(place);
  }
  for (const id of ids) {
    found.tags.add(tags.listingTag(id));
    if (kind === 'places') found.tags.add(tags.placesTag(id));
  }
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the kind of the change says what its detail holds
function detailOf<T>({ detail }: RecordedChange): T | undefined {
  return detail === undefined ? undefined : (JSON.parse(detail) as T); // sound: only the database's own triggers write it
}

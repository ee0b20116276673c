import type { Product } from '../../../../core/contract';
import { MAX_STATUS } from '../../../../core/contract/catalogue/listing';
import type { MissingFate, MissingProduct } from '../../ports/catalogue/catalogue-import';
import type { Database, Repositories } from '../../ports/database';
import { recountCategories } from './count-categories';

/** Matches no file, so that a product that reappears is written again. */
const HIDDEN = 'hidden';

export function missingOf(
  database: Pick<Database, 'read'>,
  source: string,
  isNamed: (sku: string, urlKey: string) => boolean,
): Promise<readonly MissingProduct[]> {
  return database.read(async (db) => {
    const gone = (await db.products.ofSource(source)).filter(({ sku, urlKey = '' }) => !isNamed(sku, urlKey));
    const ids = new Set(gone.map(({ id }) => id));
    const found: MissingProduct[] = [];
    for (const { id, sku, status } of gone)
      found.push({ id, sku, isHidden: status === MAX_STATUS, partOf: await wholeOf(db, { id, sku }, ids) });
    return found;
  });
}

async function wholeOf(
  db: Pick<Repositories, 'products'>,
  { id, sku }: Pick<MissingProduct, 'id' | 'sku'>,
  gone: ReadonlySet<number>,
): Promise<string | undefined> {
  for (const part of [sku, ...(await db.products.variantSkus(id))]) {
    const whole = (await db.products.idsContaining([part])).find((one) => !gone.has(one));
    if (whole !== undefined) return (await db.products.written(whole))?.sku ?? String(whole);
  }
  return undefined;
}

export function leaveOut(database: Pick<Database, 'write'>, ids: readonly number[], fate: MissingFate): Promise<void> {
  return database.write(async (db) => {
    const changes: { readonly before: Product; readonly after: Product | undefined }[] = [];
    for (const id of ids) {
      const before = (await db.products.byId(id))?.document;
      if (before === undefined) continue;
      const after = fate === 'hide' ? { ...before, status: MAX_STATUS } : undefined;
      if (after === undefined) await db.products.remove(id);
      else await db.products.rewrite(after, HIDDEN);
      changes.push({ before, after });
    }
    if (changes.length === 0) return;
    await recountCategories(db, changes);
    await db.versions.raise('catalogue', 'index', 'stock');
  });
}

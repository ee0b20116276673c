import type { ProductRecord, WriteOutcome } from '../../ports/catalogue/catalogue-data';
import type { Database } from '../../ports/database';
import { recountCategories } from './count-categories';
import { readMergedOptions } from './merged-options';
import { hashOf, mustKeepContract, putProduct, type PutProduct, type WriteGuard } from './write-product';

/** @returns results in order; rejected products as an Error */
export async function writeBatch(
  database: Pick<Database, 'write'>,
  records: readonly ProductRecord[],
  guard: WriteGuard,
): Promise<readonly (Error | WriteOutcome)[]> {
  const ready = records.map((record) => ({ record, hash: hashOf(record), refused: refusalOf(record) }));
  return database.write(async (db) => {
    const merged = await readMergedOptions(db);
    const done: (Error | PutProduct)[] = [];
    for (const { record, hash, refused } of ready)
      done.push(refused ?? (await orError(putProduct(db, record, { guard, hash, merged }))));
    const put = done.filter((one) => !(one instanceof Error) && one.outcome !== 'unchanged') as readonly PutProduct[]; // sound: filtered
    if (put.length > 0) {
      await recountCategories(
        db,
        put.map(({ before, after }) => ({ before, after })),
      );
      for (const { after } of put) if (after !== undefined) await db.products.rate(after.sku);
      await db.versions.raise('catalogue', 'index');
    }
    return done.map((one) => (one instanceof Error ? one : one.outcome));
  });
}

function refusalOf(record: ProductRecord): Error | undefined {
  try {
    mustKeepContract(record);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

async function orError(put: Promise<PutProduct>): Promise<Error | PutProduct> {
  try {
    return await put;
  } catch (error) {
    if (error instanceof Error && !('code' in error)) return error;
    throw error;
  }
}

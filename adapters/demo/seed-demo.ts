import type { DownloadKeeper } from '../platform/ports/orders/download-keeper';
import { keepDemoFiles } from './files/demo-files';
import type { CatalogueWriter, ProductRecord } from '../platform/ports/catalogue/catalogue-data';
import { attributeRecords } from '../platform/starter/attributes';
import { brandOptions } from './base/brand-options';
import { createCategoryTree } from './categories/categories';
import { DEMO_COUPONS } from './coupons';
import { newestOf } from './base/flags';
import { createSeason } from './base/season';
import { createProductLine } from './product-line';
import { createProductPlan, traitsOf } from './product-plan';
import { reviewsOf } from './reviews/write-reviews';
import { DEMO_CONTENT } from './content/demo-content';
import { writeStarter } from '../platform/starter/write-starter';
import type { World } from './categories/world';

/** Options of `seedDemo`. */
export interface DemoOptions {
  /** Number of products, 1–1,000,000. Default 600. */
  readonly products?: number;
  /** Equal seeds give byte-identical catalogues. Default 1. */
  readonly seed?: number;
  /** Milliseconds since the epoch; special prices and new arrivals are dated relative to it. */
  readonly now: number;
  readonly downloads?: DownloadKeeper | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Products per transaction; keeps memory constant. */
const BATCH = 500;
const FIRST_ID = 1001;
const MAX_PRODUCTS = 1_000_000;

/**
 * Replaces the catalogue with the demo catalogue and rebuilds the index.
 * @throws RangeError if `products` is not an integer from 1 to 1,000,000
 */
export async function seedDemo(writer: CatalogueWriter, options: DemoOptions): Promise<void> {
  const { products: total = 600, seed = 1, now, downloads, onProgress } = options;
  if (!Number.isInteger(total) || total < 1 || total > MAX_PRODUCTS) {
    throw new RangeError(`products must be a whole number from 1 to ${String(MAX_PRODUCTS)}`);
  }
  await writer.removeSource('demo');
  const tree = createCategoryTree(above(await writer.categoryIds(), 2));
  await writer.writeAttributes(attributeRecords(brandOptions()));
  await writer.writeCategories(tree.records);
  const planOf = createProductPlan({ seed, total });
  const season = createSeason(total, newestOf(total), (index) => traitsOf(planOf(index)));
  const firstId = above(await writer.productIds(), FIRST_ID - 1);
  const world: World = { seed, now, total, tree, season, firstId };
  const makeProduct = createProductLine(world);
  for (let start = 0; start < total; start += BATCH) {
    const batch: ProductRecord[] = [];
    for (let index = start; index < Math.min(total, start + BATCH); index += 1) {
      batch.push(makeProduct(index));
    }
    await writer.writeProducts(batch);
    if (downloads !== undefined)
      await keepDemoFiles(
        batch.map(({ product }) => product),
        downloads,
      );
    await writer.writeReviews(batch.flatMap(({ product }) => reviewsOf(product, seed, now)));
    onProgress?.(start + batch.length, total);
  }
  await writeStarter(writer, { now, own: DEMO_CONTENT });
  await writer.writeCoupons(DEMO_COUPONS);
  await writer.reindex();
}

function above(ids: ReadonlyMap<string, number>, min: number): number {
  let highest = min;
  for (const id of ids.values()) highest = Math.max(highest, id);
  return highest + 1;
}

import type { StoredImage } from './build/gallery';
import type { MissingFile } from './source/import-report';
import type { Pictures } from './pictures';
import type { RowLog } from './source/row-log';
import type { SourceItem, SourceProduct } from './source/source-product';

export interface CollectedImages {
  /** The pictures of a row that are in the shop, in their order. */
  readonly of: (item: SourceItem) => readonly StoredImage[];
  readonly missing: readonly MissingFile[];
}

/** Brings the pictures of all products into the media store and logs which are missing or no pictures. */
export async function collectImages(
  products: readonly SourceProduct[],
  pictures: Pictures,
  log: RowLog,
  onProgress?: (done: number, total: number, label: string) => void,
): Promise<CollectedImages> {
  const stored = new Map<number, Map<string, readonly StoredImage[]>>();
  const missing = new Map<string, MissingFile>();
  for (const [at, product] of products.entries()) {
    const items: readonly SourceItem[] = [product, ...product.variants];
    const outcomes = await pictures.collect(items.flatMap(({ images }) => images.map(({ path }) => path)));
    for (const item of items) {
      const found: StoredImage[] = [];
      for (const { path, label } of item.images) {
        const outcome = outcomes.get(path) ?? { kind: 'missing' };
        if (outcome.kind === 'missing') {
          log.note(item.row, 'picture_missing', `the picture ${path} was not found`);
          if (!missing.has(path)) missing.set(path, { path, row: item.row, sku: item.sku });
        } else if (outcome.kind === 'refused') log.note(item.row, 'picture_refused', `${path}: ${outcome.message}`);
        else found.push(label === undefined ? { path: outcome.path } : { path: outcome.path, label });
      }
      const bySku = stored.get(item.row) ?? new Map<string, readonly StoredImage[]>();
      stored.set(item.row, bySku.set(item.sku, found));
    }
    onProgress?.(at + 1, products.length, 'Collecting pictures');
  }
  return { of: (item) => stored.get(item.row)?.get(item.sku) ?? [], missing: [...missing.values()] };
}

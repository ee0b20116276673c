import type { StoredImage } from './build/gallery';
import type { MissingFile } from './source/import-report';
import type { Pictures } from './pictures';
import type { RowLog } from './source/row-log';
import { nextTurn } from '../platform/foundation/kernel/next-turn';
import type { Spooled } from './source/spool';
import type { SourceItem, SourceProduct } from './source/source-product';

export interface CollectedImages {
  readonly of: (item: SourceItem) => readonly StoredImage[];
  readonly missing: readonly MissingFile[];
}

export async function collectImages(
  products: Spooled<SourceProduct>,
  pictures: Pictures,
  log: RowLog,
  onProgress?: (done: number, total: number, label: string) => void,
): Promise<CollectedImages> {
  const stored = new Map<string, string | undefined>();
  const missing = new Map<string, MissingFile>();
  let at = 0;
  for (const product of products) {
    const items: readonly SourceItem[] = [product, ...product.variants];
    const outcomes = await pictures.collect(items.flatMap(({ images }) => images.map(({ path }) => path)));
    for (const item of items) {
      for (const { path } of item.images) {
        const outcome = outcomes.get(path) ?? { kind: 'missing' };
        stored.set(path, 'path' in outcome ? outcome.path : undefined);
        if (outcome.kind === 'missing') {
          log.note(item.row, 'picture_missing', `the picture ${path} was not found`);
          if (!missing.has(path)) missing.set(path, { path, row: item.row, sku: item.sku });
        } else if (outcome.kind === 'refused') log.note(item.row, 'picture_refused', `${path}: ${outcome.message}`);
      }
    }
    at += 1;
    onProgress?.(at, products.size, 'Collecting pictures');
    if (at % 50 === 0) await nextTurn();
  }
  const of = (item: SourceItem): readonly StoredImage[] =>
    item.images.flatMap(({ path: named, label }) => {
      const path = stored.get(named);
      return path === undefined ? [] : [label === undefined ? { path } : { path, label }];
    });
  return { of, missing: [...missing.values()] };
}

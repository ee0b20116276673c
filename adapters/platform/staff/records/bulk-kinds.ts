import type { BulkEdit } from '../../../../core/contract';
import { productChanges, reviewChanges } from '../../../../core/contract/catalogue/bulk-changes';
import type { ProductDocument, StockDocument } from '../../../../core/contract/catalogue/manage-products';
import type { Permission } from '../../../../core/contract/foundation/permissions';
import { bulkChanged, bulkStock } from '../../../../core/product/bulk-change';
import { baseCurrencyIn, type KeptKind } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { RecordEdit } from './edit-records';
import { found } from './record-steps';

/** Kind of record that can be edited in bulk. */
export interface BulkKind {
  readonly kept: KeptKind;
  /** Permissions in addition to writing the kind itself. */
  permissions(set: unknown): readonly Permission[];
  edits(db: Repositories, id: string, set: unknown): Promise<readonly RecordEdit[]>;
}

export function bulkKinds(kinds: readonly KeptKind[]): ReadonlyMap<string, BulkKind> {
  const keptOf = (name: BulkEdit['kind']) => {
    const kept = kinds.find(({ kind }) => kind.kind === name);
    if (kept === undefined) throw new Error(`there are no records of ${name}`);
    return kept;
  };
  return new Map([
    ['product', productsInBulk(keptOf('product'), keptOf('stock_level'))],
    ['review', reviewsInBulk(keptOf('review'))],
  ]);
}

function productsInBulk(kept: KeptKind, levels: KeptKind): BulkKind {
  return {
    kept,
    permissions: (set) => (productChanges.parse(set).stock === undefined ? [] : [levels.permissions.write]),
    edits: async (db, id, set) => {
      const { stock, ...changes } = productChanges.parse(set);
      const base = await baseCurrencyIn(db);
      const own: RecordEdit = {
        kept,
        id,
        change: (document) => bulkChanged(document as ProductDocument, changes, base), // sound: of the product store
      };
      if (stock === undefined) return [own];
      const { sku, variants, type } = (await found(db, kept, id)) as ProductDocument; // sound: of the product store
      const skus = type === 'configurable' ? variants.map((variant) => variant.sku) : [sku];
      const change = (document: object) => bulkStock(document as StockDocument, stock); // sound: of the stock store
      return [own, ...skus.map((one): RecordEdit => ({ kept: levels, id: one, change }))];
    },
  };
}

function reviewsInBulk(kept: KeptKind): BulkKind {
  return {
    kept,
    permissions: () => [],
    edits: (_, id, set) => {
      const { status } = reviewChanges.parse(set);
      return Promise.resolve([{ kept, id, change: (document) => ({ ...document, status }) }]);
    },
  };
}

import type { Product } from '../../../../core/contract';
import type { Repositories } from '../../ports/database';
import { isEdited } from './product-hash';
import type { WriteGuard } from './write-product';

/** A product that staff have changed since its last import. */
export class StaffEditedError extends Error {
  override readonly name = 'StaffEditedError';
}

/** Returns who changed a product since its last import, and when; undefined if nobody did. */
export async function editSinceImport(
  { products, staffChanges }: Pick<Repositories, 'products' | 'staffChanges'>,
  { id, sku }: Pick<Product, 'id' | 'sku'>,
): Promise<string | undefined> {
  const written = await products.written(id);
  if (written === undefined || !isEdited(written.hash)) return undefined;
  const last = await staffChanges.lastOf('product', sku);
  return last === undefined
    ? 'a price list changed it'
    : `${last.who} changed it at ${new Date(last.at).toISOString()}`;
}

/** Keeps products that staff have changed since their last import. */
export const keepEdited: WriteGuard = async (db, product) => {
  const edit = await editSinceImport(db, product);
  if (edit !== undefined) throw new StaffEditedError(`${edit}, after the last import: it stays as it is`);
};

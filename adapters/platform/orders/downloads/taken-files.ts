import { isTaken } from '../../../../core/orders/rules/handed-over';
import type { Repositories } from '../../ports/database';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';

/** @param isGone true for the sku of a cancelled or refunded line */
export async function takenFiles(
  { downloads }: Pick<Repositories, 'downloads'>,
  { id, document: { products } }: StoredOrder,
  isGone: (sku: string) => boolean,
): Promise<readonly LoggedChange[]> {
  if (!products.some(({ type }) => type === 'downloadable')) return [];
  const rights = await downloads.ofOrders([id]);
  return rights
    .filter((right) => isTaken(right) && isGone(products[right.line]?.sku ?? ''))
    .map(({ title }) => ({ name: 'download-taken', from: null, to: title }));
}

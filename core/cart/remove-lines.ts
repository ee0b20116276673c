import { ShopError } from '../kernel/shop-error';
import type { CartItem, LineOfCart, RemovedLine, RemoveOptions } from './cart';

/**
 * The line that is meant: with a checksum that configuration, without one the first of the sku.
 * @throws ShopError 'not-in-cart'
 */
export function findLine(items: readonly CartItem[], wanted: LineOfCart): CartItem {
  const found = items.find((item) => isMeant(item, wanted));
  if (found === undefined) throw new ShopError('not-in-cart', { params: { sku: wanted.sku } });
  return found;
}

function isMeant(item: CartItem, { sku, checksum }: LineOfCart): boolean {
  return item.sku === sku && (checksum === undefined || item.checksum === checksum);
}

/**
 * Which lines go when one is removed (S §4, cart adding): the lines of that sku; with `byParentSku` those that were configured
 * from it too, and every line of the sku itself; with `keepConfirmed` none that the server has (it has a server_item_id). With a checksum only that configuration
 * is meant, of several of one sku the first otherwise. Empty where there is nothing to remove.
 */
export function linesToRemove(
  items: readonly CartItem[],
  wanted: LineOfCart,
  { byParentSku = false, keepConfirmed = false }: RemoveOptions = {},
): readonly CartItem[] {
  const { sku, checksum } = wanted;
  const goes = (item: CartItem): boolean => !keepConfirmed || item.server_item_id === undefined;
  const named = items.find((item) => isMeant(item, wanted));
  const isOfIt = (item: CartItem): boolean => item.parentSku === sku || (checksum === undefined && item.sku === sku);
  return items.filter((item) => goes(item) && (item === named || (byParentSku && isOfIt(item))));
}

/** Lines that leave, each with the place it had, so that it can be put back there. */
export function withPlaces(items: readonly CartItem[], leaving: readonly CartItem[]): readonly RemovedLine[] {
  const gone = new Set(leaving);
  return items.flatMap((item, place) => (gone.has(item) ? [{ item, place }] : []));
}

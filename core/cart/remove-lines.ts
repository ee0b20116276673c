import { ShopError } from '../kernel/shop-error';
import type { CartItem, LineOfCart, RemovedLine, RemoveOptions } from './cart';

/**
 * Without a checksum returns the first line of the sku.
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
 * Selects the lines to remove; `byParentSku` adds configured children, `keepConfirmed` skips lines with a
 * `server_item_id`.
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

export function withPlaces(items: readonly CartItem[], leaving: readonly CartItem[]): readonly RemovedLine[] {
  const gone = new Set(leaving);
  return items.flatMap((item, place) => (gone.has(item) ? [{ item, place }] : []));
}

import type { StoredOrder } from '../../ports/orders/orders';

/** Returns the public number of a parcel, such as '1000123-P1'. */
export function parcelNumber({ number }: Pick<StoredOrder, 'number'>, index: number): string {
  return `${number}-P${String(index + 1)}`;
}

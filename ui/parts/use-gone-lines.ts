import { useState } from 'react';
import { saveForLater } from '../../core/internal';
import type { CartItem, RemovedLine } from '../../core/shopper';
import { keyOf } from '../components/products/line-state';
import type { GoneLine } from '../components/products/with-removed';
import { useShop } from '../state/shop-context';

interface GoneLines {
  readonly removed: readonly GoneLine[];
  readonly remove: (items: readonly CartItem[]) => Promise<void>;
  readonly save: (item: CartItem) => Promise<void>;
  readonly undo: (line: GoneLine) => Promise<void>;
}

/** Removed lines can be restored while the bag is in view. */
export function useGoneLines(): GoneLines {
  const shop = useShop();
  const [removed, setRemoved] = useState<readonly GoneLine[]>([]);
  const remove = async (items: readonly CartItem[]) => {
    for (const { sku, checksum } of items) {
      const gone = await shop.cart.remove(sku, checksum);
      setRemoved((before) => [...without(before, gone), ...gone]);
    }
  };
  const save = async (item: CartItem) => {
    const { removed: gone, isNew } = await saveForLater(shop, item);
    setRemoved((before) => [...without(before, gone), ...gone.map((line) => ({ ...line, isSaved: true, isNew }))]);
  };
  const undo = async (line: GoneLine) => {
    await shop.cart.restore([line]);
    if (line.isNew === true) await shop.wishlist.remove(line.item.sku);
    setRemoved((before) => without(before, [line]));
  };
  return { removed, remove, save, undo };
}

function without(lines: readonly GoneLine[], gone: readonly RemovedLine[]): readonly GoneLine[] {
  const keys = new Set(gone.map(({ item }) => keyOf(item)));
  return lines.filter(({ item }) => !keys.has(keyOf(item)));
}

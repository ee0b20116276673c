import type { CartItem } from './cart';

export function countItems(items: readonly CartItem[], type: 'items' | 'quantities'): number {
  return type === 'items' ? items.length : items.reduce((units, item) => units + item.qty, 0);
}

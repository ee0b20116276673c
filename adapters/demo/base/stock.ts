import type { StockRecord } from '../../../core/contract';
import type { Chance } from './chance';

type StockMood = 'broken-sizes' | 'full' | 'made-to-order' | 'sold-out' | 'usual';

/** @param isPromoted true for home page products, which are always in stock */
export function stockMood(chance: Chance, isPromoted: boolean): StockMood {
  const roll = chance.next();
  if (isPromoted) return 'full';
  if (roll < 0.03) return 'sold-out';
  if (roll < 0.05) return 'made-to-order';
  if (roll < 0.2) return 'broken-sizes';
  return roll < 0.5 ? 'full' : 'usual';
}

const GONE: StockRecord = { qty: 0, is_in_stock: false, manage_stock: true };

export function stockOf(mood: StockMood, chance: Chance): StockRecord {
  if (mood === 'sold-out') return GONE;
  if (mood === 'made-to-order') return { qty: 0, is_in_stock: true, manage_stock: false };
  const goneShare = { 'broken-sizes': 0.45, usual: 0.09, full: 0 }[mood];
  const roll = chance.next();
  if (roll < goneShare) return GONE;
  const last = roll < goneShare + (mood === 'full' ? 0.02 : 0.14);
  return {
    qty: last ? chance.whole(1, 3) : chance.whole(4, mood === 'full' ? 60 : 28),
    is_in_stock: true,
    manage_stock: true,
  };
}

export function stockOfParent(children: readonly StockRecord[]): StockRecord {
  return {
    qty: children.reduce((sum, { qty }) => sum + qty, 0),
    is_in_stock: children.some(({ is_in_stock: available }) => available),
    manage_stock: children.every(({ manage_stock: managed }) => managed !== false),
  };
}

export const UNCOUNTED: StockRecord = { qty: 0, is_in_stock: true, manage_stock: false };

import type { CartItem } from '../../../core/shopper';
import { lookUp } from '../../../core/shopper';
import { keyOf } from '../products/line-state';

export interface LineNews {
  readonly priceWas?: number;
  readonly refused?: number;
}

export interface Watch {
  readonly items: readonly CartItem[];
  readonly news: Readonly<Record<string, LineNews>>;
  readonly asked: Readonly<Record<string, number>>;
}

export function startWatch(items: readonly CartItem[]): Watch {
  return { items, news: {}, asked: {} };
}

/** Records a requested quantity. */
export function askFor(watch: Watch, item: CartItem, qty: number): Watch {
  const { refused: _over, ...news } = lookUp(watch.news, keyOf(item)) ?? {};
  return {
    ...watch,
    asked: { ...watch.asked, [keyOf(item)]: qty },
    news: { ...watch.news, [keyOf(item)]: news },
  };
}

/**
 * Detects price changes and refused quantities; returns the same watch if nothing changed.
 * @param isAnswering true while answers are pending: quantities count as requested only
 */
export function watchLines(before: Watch, items: readonly CartItem[], isAnswering: boolean): Watch {
  const isAsking = Object.keys(before.asked).length > 0;
  if (items === before.items && (isAnswering || !isAsking)) return before;
  const known = new Map(before.items.map((item) => [keyOf(item), item]));
  const news = items.map((item) => {
    const news = { ...lookUp(before.news, keyOf(item)), ...priceNews(known.get(keyOf(item)), item, before) };
    const asked = lookUp(before.asked, keyOf(item));
    const isRefused = !isAnswering && asked !== undefined && asked !== item.qty;
    return [keyOf(item), isRefused ? { ...news, refused: asked } : news] as const;
  });
  return { items, news: Object.fromEntries(news), asked: isAnswering ? before.asked : {} };
}

function priceNews(seen: CartItem | undefined, item: CartItem, { news }: Watch): LineNews {
  if (seen === undefined || seen.price === item.price) return {};
  return { priceWas: lookUp(news, keyOf(item))?.priceWas ?? seen.price };
}

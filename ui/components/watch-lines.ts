import type { CartItem } from '../../core';
import { lookUp } from '../../core';
import { keyOf } from './line-state';

/** What a shopper has to know of a line besides what it is now. */
export interface LineNews {
  /** Its price when the shopper first saw it here. */
  readonly priceWas?: number;
  /** The quantity that was wished for and that the shop did not take. */
  readonly refused?: number;
}

/** The bag as it was last looked at, and what has happened to it since the page was opened. */
export interface Watch {
  readonly items: readonly CartItem[];
  readonly news: Readonly<Record<string, LineNews>>;
  /** Quantities whose answer has not come, by line. */
  readonly asked: Readonly<Record<string, number>>;
}

export function startWatch(items: readonly CartItem[]): Watch {
  return { items, news: {}, asked: {} };
}

/** The shopper wishes for so many; what was shown of the line's quantity before is over. */
export function askFor(watch: Watch, item: CartItem, qty: number): Watch {
  const { refused: _over, ...news } = lookUp(watch.news, keyOf(item)) ?? {};
  return {
    ...watch,
    asked: { ...watch.asked, [keyOf(item)]: qty },
    news: { ...watch.news, [keyOf(item)]: news },
  };
}

/**
 * What is new of the lines: a price that became another one, a quantity that the shop did not take. The same watch when
 * nothing is.
 * @param isAnswering whether answers are still on their way: until they have come, a quantity is only asked for
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

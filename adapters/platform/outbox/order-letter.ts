import { CART_THUMBNAIL, imageUrl } from '../../../core/media/image-url';
import { toMinor } from '../../../core/kernel/money';
import { priceFormatter, type StoreView } from '../../../core/store-views';
import { frontOf } from '../kernel/front-of';
import type { Letter } from '../ports/mail-look';
import type { StoredOrder } from '../ports/orders';
import type { PageTextOf } from '../pages/page-texts';
import { choicesLine } from './choices-text';

/** The store that is written in, and where the shop is reached from outside. */
export interface WrittenIn {
  readonly store: StoreView;
  readonly publicUrl: string;
}

/** The way to an order's own address, in words. */
export function orderAction(
  { number, orderId }: Pick<StoredOrder, 'number' | 'orderId'>,
  { store, publicUrl }: WrittenIn,
  say: PageTextOf,
): NonNullable<Letter['action']> {
  const path = `/order/${encodeURIComponent(number)}?key=${encodeURIComponent(orderId)}`;
  return { label: say('order.open'), href: `${frontOf(store, publicUrl)}${path}` };
}

type Units = ReadonlyMap<number, number>;

/**
 * The lines of an order as a mail shows them, with pictures and what was chosen.
 * @param units how many of each line, by its place; all of them, with their prices, where it is left out
 */
export function orderItems(
  { document }: StoredOrder,
  { store, publicUrl }: WrittenIn,
  units?: Units,
): NonNullable<Letter['items']> {
  const format = priceFormatter(store.i18n);
  return document.products.flatMap((line, index) => {
    const count = units === undefined ? line.count : (units.get(index) ?? 0);
    if (count === 0) return [];
    return {
      name: `${String(count)} × ${line.name}`,
      choices: choicesLine(line.options ?? [], store.i18n.defaultLocale),
      ...(line.image !== undefined && { picture: pictureAt(line.image, publicUrl) }),
      ...(units === undefined && { price: format(toMinor(line.row_total)) }),
    };
  });
}

/** Mail programs show no vectors: of a drawing they are given the picture that is shared. */
export function pictureAt(path: string, publicUrl: string): string {
  if (path.endsWith('.svg')) return `${publicUrl}/share${path.replace(/\.svg$/, '.png')}`;
  return publicUrl + imageUrl(path, CART_THUMBNAIL);
}

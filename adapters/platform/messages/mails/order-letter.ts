import { CART_THUMBNAIL, imageUrl } from '../../../../core/media/image-url';
import { toMinor } from '../../../../core/kernel/money';
import { priceFormatter, type StoreView } from '../../../../core/store-views';
import { storeUrl } from '../../foundation';
import type { Letter } from '../../ports/messages/mail-look';
import type { StoredOrder } from '../../ports/orders/orders';
import type { PageTextOf } from '../pages/page-texts';
import { choicesLine } from './choices-text';

export interface WrittenIn {
  readonly store: StoreView;
  readonly publicUrl: string;
}

export function orderAction(
  { number, orderId }: Pick<StoredOrder, 'number' | 'orderId'>,
  { store, publicUrl }: WrittenIn,
  formatText: PageTextOf,
): NonNullable<Letter['action']> {
  const path = `/order/${encodeURIComponent(number)}?key=${encodeURIComponent(orderId)}`;
  return { label: formatText('order.open'), href: `${storeUrl(store, publicUrl)}${path}` };
}

type Units = ReadonlyMap<number, number>;

/** @param units counts by line index; defaults to all lines, with prices */
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

/** Mail clients show no SVG, so drawings use the share image. */
export function pictureAt(path: string, publicUrl: string): string {
  if (path.endsWith('.svg')) return `${publicUrl}/share${path.replace(/\.svg$/, '.png')}`;
  return publicUrl + imageUrl(path, CART_THUMBNAIL);
}

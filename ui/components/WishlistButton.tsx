import { clsx } from 'clsx';
import type { Product, ProductView } from '../../core';
import { useShopIfAny } from '../state/shop-context';
import { useIsListed, useToggle } from '../state/use-list';
import { useText } from '../text/text-context';
import { HeartButton } from './HeartButton';
import { listSubject } from './list-subject';
import styles from './ListButtons.module.css';

interface Props {
  /** A listed product, or the page's view: then the variant in view is what is kept. */
  readonly product: Product | ProductView;
  /** With words beside the heart, as wide as a button; without, a heart alone for the corner of a picture. */
  readonly words?: boolean;
}

/** The heart that puts a product on the shopper's wishlist. Nothing where there is no shop. */
export function WishlistButton({ product, words = false }: Props) {
  const shop = useShopIfAny();
  const { sku, name } = listSubject(product);
  const isListed = useIsListed(shop?.wishlist, sku);
  const toggle = useToggle(shop, 'wishlist');
  const t = useText();
  if (shop === null) return null;
  if (!words) return <HeartButton name={name} pressed={isListed} onToggle={() => toggle(product)} />;
  return (
    <button
      type="button"
      className={clsx(styles.wide, styles.heart)}
      aria-pressed={isListed}
      onClick={() => toggle(product)}
      data-testid="wishlist-toggle"
    >
      {t(isListed ? 'wishlist.saved-short' : 'wishlist.save-short')}
      {/* After the words that are seen, so that voice control finds the button by them. */}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}

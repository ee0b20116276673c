import { clsx } from 'clsx';
import type { Product, ProductView } from '../../../core/shopper';
import { useShopIfAny } from '../../state/shop-context';
import { useIsListed, useToggle } from '../../state/use-list';
import { useText } from '../../text/text-context';
import { HeartButton } from './HeartButton';
import { listSubject } from './list-subject';
import styles from './ListButtons.module.css';

interface Props {
  readonly product: Product | ProductView;
  readonly words?: boolean;
}

/** Toggles a product on the wishlist; renders nothing without a shop. */
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
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}

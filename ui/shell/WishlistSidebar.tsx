import type { ReactNode } from 'react';
import type { ListState } from '../../core/internal';
import type { Product } from '../../core/shopper';
import { Button, ButtonLink } from '../components/base/Button';
import { Drawer } from '../components/base/Drawer';
import { ProductTile } from '../components/products/ProductTile';
import { useText } from '../text/text-context';
import styles from './WishlistSidebar.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly list: ListState;
  readonly path: string;
  /** True for a signed-in user, whose list is cleared at sign-out. */
  readonly isOwn: boolean;
  readonly hint?: ReactNode;
  readonly linkOf: (product: Product) => string;
}

export function WishlistSidebar({ open, onClose, list, isOwn, path, hint, linkOf }: Props) {
  const t = useText();
  const { items } = list;
  const footer =
    items.length === 0 ? undefined : (
      <ButtonLink href={path} wide kind="secondary" onClick={onClose}>
        {t('wishlist.view')}
      </ButtonLink>
    );
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.wishlist')} side="right" wide footer={footer}>
      {items.length === 0 ? (
        <div className={styles.empty}>
          <p className="display">{t('wishlist.empty')}</p>
          <p>{t(isOwn ? 'wishlist.empty-own' : 'wishlist.empty-hint')}</p>
          <Button kind="secondary" onClick={onClose}>
            {t('cart.continue')}
          </Button>
        </div>
      ) : (
        <ul className={styles.list} data-testid="wishlist-items">
          {items.map((product) => (
            <li key={product.sku} onClick={(event) => leaves(event) && onClose()}>
              <ProductTile product={product} href={linkOf(product)} sizes="(min-width: 768px) 220px, 45vw" />
            </li>
          ))}
        </ul>
      )}
      {isOwn && items.length > 0 && <p className={styles.note}>{t('wishlist.until-sign-out')}</p>}
      {hint}
    </Drawer>
  );
}

function leaves(event: React.MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a') !== null;
}

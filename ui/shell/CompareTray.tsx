import { CART_THUMBNAIL } from '../../core/internal';
import type { ListedProduct } from '../../core/shopper';
import { ButtonLink } from '../components/base/Button';
import { Icon } from '../components/base/Icon';
import { Picture } from '../components/base/Picture';
import { tileOf } from '../components/products/tile-of';
import { useText } from '../text/text-context';
import styles from './CompareTray.module.css';

interface Props {
  readonly products: readonly ListedProduct[];
  readonly path: string;
  readonly onRemove: (sku: string) => void;
}

export function CompareTray({ products, path, onRemove }: Props) {
  const t = useText();
  if (products.length === 0) return null;
  return (
    <aside className={styles.tray} aria-label={t('compare.title')} data-testid="compare-tray">
      <ul className={styles.list}>
        {products.map((product) => {
          const { image } = tileOf(product);
          return (
            <li key={product.sku} className={styles.item}>
              {image !== '' && <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="48px" />}
              <button
                type="button"
                className={styles.remove}
                onClick={() => onRemove(product.sku)}
                aria-label={t('lists.remove', { name: product.name })}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <ButtonLink href={path}>{t('compare.open', { count: products.length })}</ButtonLink>
    </aside>
  );
}

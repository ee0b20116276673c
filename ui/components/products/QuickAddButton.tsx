import type { Product } from '../../../core/shopper';
import { quickAdd$ } from '../../state/quick-add';
import { useText } from '../../text/text-context';
import styles from './ListButtons.module.css';
import { tileOf } from './tile-of';

export function QuickAddButton({ product, href }: { readonly product: Product; readonly href: string }) {
  const t = useText();
  const { soldOut, image } = tileOf(product);
  if (soldOut) return null;
  return (
    <button
      type="button"
      className={styles.small}
      aria-haspopup="dialog"
      onClick={({ currentTarget: opener }) => quickAdd$.next({ product, href, image, opener })}
      data-testid="quick-add"
    >
      {t('product.add')}
      <span className="visually-hidden">: {product.name}</span>
    </button>
  );
}

import { clsx } from 'clsx';
import type { Product, ProductView } from '../../../core/shopper';
import { useShopIfAny } from '../../state/shop-context';
import { useIsListed, useToggle } from '../../state/use-list';
import { useText } from '../../text/text-context';
import { listSubject } from './list-subject';
import styles from './ListButtons.module.css';

interface Props {
  readonly product: Product | ProductView;
  readonly small?: boolean;
}

export function CompareButton({ product, small = false }: Props) {
  const shop = useShopIfAny();
  const { sku, name } = listSubject(product);
  const isListed = useIsListed(shop?.compare, sku);
  const toggle = useToggle(shop, 'compare');
  const t = useText();
  if (shop === null) return null;
  return (
    <button
      type="button"
      className={clsx(small ? styles.small : styles.wide, styles.scales)}
      aria-pressed={isListed}
      onClick={() => toggle(product)}
      data-testid="compare-toggle"
    >
      {t(isListed ? 'compare.added' : 'compare.add')}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}

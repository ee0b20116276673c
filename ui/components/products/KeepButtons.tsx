import type { ProductView } from '../../../core/shopper';
import { CompareButton } from './CompareButton';
import styles from './ListButtons.module.css';
import { WishlistButton } from './WishlistButton';

export function KeepButtons({ view }: { readonly view: ProductView }) {
  return (
    <div className={styles.keep}>
      <WishlistButton product={view} words />
      <CompareButton product={view} />
    </div>
  );
}

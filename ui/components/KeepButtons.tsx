import type { ProductView } from '../../core';
import { CompareButton } from './CompareButton';
import styles from './ListButtons.module.css';
import { WishlistButton } from './WishlistButton';

/** What a shopper can do with a product besides buying it: save it for later, set it beside others. */
export function KeepButtons({ view }: { readonly view: ProductView }) {
  return (
    <div className={styles.keep}>
      <WishlistButton product={view} words />
      <CompareButton product={view} />
    </div>
  );
}

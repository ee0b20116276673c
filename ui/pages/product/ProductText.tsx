import { Html } from '../../components/Html';
import type { Product } from '../../../core';
import { useText } from '../../text/text-context';
import styles from './ProductText.module.css';

/** The words about a product, folded where they are long. */
export function ProductText({ product }: { readonly product: Product }) {
  const t = useText();
  return (
    <div>
      <details className={styles.fold} open>
        <summary>{t('product.details')}</summary>
        <div className={styles.body}>
          {product.description !== undefined && <Html html={product.description} />}
          <p className={styles.sku}>
            {t('product.sku')} {product.sku}
          </p>
        </div>
      </details>
      <details className={styles.fold}>
        <summary>{t('product.delivery')}</summary>
        <p className={styles.body}>{t('product.delivery-text')}</p>
      </details>
    </div>
  );
}

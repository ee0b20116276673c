import { clsx } from 'clsx';
import { Html } from '../../components/Html';
import { Link } from '../../components/Link';
import { useShopIfAny } from '../../state/shop-context';
import { LIST_PATHS, type Product } from '../../../core';
import { useText } from '../../text/text-context';
import styles from './ProductText.module.css';

/** The words about a product, folded where they are long. */
export function ProductText({ product }: { readonly product: Product }) {
  const t = useText();
  const files = product.downloadable_links ?? [];
  const isSent = product.type_id === 'virtual' || product.type_id === 'downloadable';
  return (
    <div>
      <details className={styles.fold} open>
        <summary>{t('product.details')}</summary>
        <div className={styles.body}>
          {product.description !== undefined && <Html html={product.description} />}
          <Brand product={product} />
          <p className={styles.sku}>
            {t('product.sku')} {product.sku}
          </p>
        </div>
      </details>
      {files.length > 0 && (
        <details className={styles.fold} open>
          <summary>{t('product.files')}</summary>
          <ul className={clsx(styles.body, styles.files)}>
            {files.map(({ title, sample_url: sample }) => (
              <li key={title}>{sample === undefined ? title : <a href={sample}>{title}</a>}</li>
            ))}
          </ul>
        </details>
      )}
      {!isSent && (
        <details className={styles.fold}>
          <summary>{t('product.delivery')}</summary>
          <p className={styles.body}>
            {t('product.promise-delivery')}
            <br />
            {t('product.promise-returns')}
          </p>
        </details>
      )}
    </div>
  );
}

/** Leads to everything of the brand; only what the shop knows by its attribute has a page. */
function Brand({ product: { brand, brand_name: name } }: { readonly product: Product }) {
  const shop = useShopIfAny();
  if (brand === undefined || name === undefined || shop === null) return null;
  return (
    <p>
      <Link href={shop.routing.localPath(`${LIST_PATHS.brands}/${encodeURIComponent(brand)}`)}>{name}</Link>
    </p>
  );
}

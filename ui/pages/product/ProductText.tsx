import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Html } from '../../components/base/Html';
import { Link } from '../../components/base/Link';
import { useShopIfAny } from '../../state/shop-context';
import { isPickup, LIST_PATHS } from '../../../core/internal';
import type { Product, ShippingMethod } from '../../../core/shopper';
import { useGoodsLang, useText } from '../../text/text-context';
import { useArrivalWords } from './arrival-words';
import { FactList } from './Facts';
import styles from './ProductText.module.css';

interface Props {
  readonly product: Product;
  readonly ways?: readonly ShippingMethod[];
  readonly facts: ComponentProps<typeof FactList>['facts'];
}

export function ProductText({ product, facts, ways = [] }: Props) {
  const t = useText();
  const lang = useGoodsLang();
  const files = product.downloadable_links ?? [];
  const isSent = product.type_id === 'virtual' || product.type_id === 'downloadable';
  return (
    <div>
      <details className={styles.fold} open>
        <summary>{t('product.details')}</summary>
        <div className={styles.body}>
          {product.description !== undefined && (
            <div lang={lang}>
              <Html html={product.description} />
            </div>
          )}
          <FactList facts={facts} product={product} />
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
          <div className={styles.body}>
            <Ways ways={ways} />
            <p>{t('product.promise-returns')}</p>
          </div>
        </details>
      )}
    </div>
  );
}

function Ways({ ways }: { readonly ways: readonly ShippingMethod[] }) {
  const arrivalWords = useArrivalWords();
  const shown = ways.flatMap((way) => {
    const words = arrivalWords(way);
    return words === undefined || isPickup(way.method_code) ? [] : [{ way, words }];
  });
  if (shown.length === 0) return null;
  return (
    <dl>
      {shown.map(({ way, words }) => (
        <div key={way.method_code}>
          <dt>{way.method_title}</dt>
          <dd suppressHydrationWarning>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Brand({ product: { brand, brand_name: name } }: { readonly product: Product }) {
  const shop = useShopIfAny();
  if (brand === undefined || name === undefined || shop === null) return null;
  return (
    <p>
      <Link href={shop.routing.localPath(`${LIST_PATHS.brands}/${encodeURIComponent(brand)}`)}>{name}</Link>
    </p>
  );
}

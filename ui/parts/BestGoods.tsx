import { useEffect, useState } from 'react';
import type { Product } from '../../core';
import { ProductRail } from '../components/ProductRail';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';
import styles from './BestGoods.module.css';

const SHOWN = 8;

/** The shop's first products, as its lists rank them: the end of a page that has nothing to show. Nothing without a network. */
export function BestGoods() {
  const shop = useShop();
  const t = useText();
  const [products, setProducts] = useState<readonly Product[]>();
  useEffect(() => {
    let isCurrent = true;
    const show = (items: readonly Product[]) => isCurrent && setProducts(items);
    shop.catalogue.search({ size: SHOWN }).then(
      ({ items }) => show(items),
      () => show([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [shop]);
  if (products?.length === 0) return null;
  return (
    <div className={styles.goods} data-testid="best-goods">
      {products !== undefined && (
        <ProductRail
          title={t('home.bestsellers')}
          products={products}
          linkOf={(product) => shop.routing.productLink(product)}
        />
      )}
    </div>
  );
}

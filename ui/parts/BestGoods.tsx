import { useEffect, useState } from 'react';
import type { Product } from '../../core/shopper';
import { ProductRail } from '../components/products/ProductRail';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';
import styles from './BestGoods.module.css';

const SHOWN = 8;

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

import type { ReactNode } from 'react';
import type { Product } from '../../core/shopper';
import styles from '../components/products/ProductGrid.module.css';
import { ProductTile } from './ProductTile';

/** Props of `ProductGrid`. */
export interface ProductGridProps {
  readonly products: readonly Product[];
  readonly linkOf: (product: Product) => string;
  readonly onTile?: (product: Product) => ReactNode;
  /** Images loaded with priority. Default: 4. */
  readonly eager?: number;
  /** Default: 'h3'. */
  readonly heading?: 'h2' | 'h3';
}

/** A grid of tiles: two columns on phones, three on tablets, four on desktops. */
export function ProductGrid({ products, linkOf, onTile, eager = 4, heading = 'h3' }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.sku}>
          <ProductTile product={product} href={linkOf(product)} priority={index < eager} heading={heading}>
            {onTile?.(product)}
          </ProductTile>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { Product } from '../../core';
import styles from '../components/ProductGrid.module.css';
import { ProductTile } from './ProductTile';

/** Products as tiles in a grid. */
export interface ProductGridProps {
  /** As lists of the catalogue have them. */
  readonly products: readonly Product[];
  /** Address of a product's page. */
  readonly linkOf: (product: Product) => string;
  /** What lies on a tile above its link, as a `WishlistButton`. */
  readonly onTile?: (product: Product) => ReactNode;
  /** How many of the first pictures are fetched before all else; left out: 4. */
  readonly eager?: number;
  /** Heading level that fits where the grid stands; left out: 'h3'. */
  readonly heading?: 'h2' | 'h3';
}

/** Tiles side by side: two on phones, three on tablets, four on desktops. */
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

import type { Product } from '../../core';
import styles from './ProductGrid.module.css';
import { ProductTile } from './ProductTile';

interface Props {
  readonly products: readonly Product[];
  readonly linkOf: (product: Product) => string;
  /** How many of the first pictures are fetched at once. */
  readonly eager?: number;
  readonly heading?: 'h2' | 'h3';
}

export function ProductGrid({ products, linkOf, eager = 4, heading = 'h3' }: Props) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.sku}>
          <ProductTile product={product} href={linkOf(product)} priority={index < eager} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

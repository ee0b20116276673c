import type { ReactNode } from 'react';
import type { Product } from '../../../core/shopper';
import styles from './ProductGrid.module.css';
import { ProductTile } from './ProductTile';

interface Props {
  readonly products: readonly Product[];
  readonly linkOf: (product: Product) => string;
  /** Number of images to load eagerly. */
  readonly eager?: number;
  readonly heading?: 'h2' | 'h3';
  readonly extra?: ((product: Product) => ReactNode) | undefined;
  readonly rest?: ReactNode;
}

/** Tiles possibly in the first viewport; later ones use an estimated height. */
const FIRST_ROWS = 12;

export function ProductGrid({ products, linkOf, eager = 4, heading = 'h3', extra, rest }: Props) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.sku} data-offscreen={index < FIRST_ROWS ? undefined : 'lazy'}>
          <ProductTile
            product={product}
            href={linkOf(product)}
            priority={index < eager}
            heading={heading}
            extra={extra?.(product)}
          />
        </li>
      ))}
      {rest !== undefined && <li className={styles.rest}>{rest}</li>}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { Product } from '../../core';
import styles from './ProductGrid.module.css';
import { ProductTile } from './ProductTile';

interface Props {
  readonly products: readonly Product[];
  readonly linkOf: (product: Product) => string;
  /** How many of the first pictures are fetched at once. */
  readonly eager?: number;
  readonly heading?: 'h2' | 'h3';
  /** On each tile, over the lower edge of its picture. */
  readonly extra?: ((product: Product) => ReactNode) | undefined;
  /** After the last tile, in what is left of its row. */
  readonly rest?: ReactNode;
}

/** Tiles that may be seen before anything is scrolled; those below have a height close enough for a steady scroll bar. */
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

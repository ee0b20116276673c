import { useState } from 'react';
import type { Product } from '../../core';
import { ProductTile } from './ProductTile';
import { Rail, type RailLook } from './Rail';
import styles from './ProductRail.module.css';

/** Tiles of a row that every screen shows at once; the others come when somebody reaches for the row. */
const FIRST = 6;

interface Props {
  readonly title: string;
  readonly products: readonly Product[];
  readonly linkOf: (product: Product) => string;
  readonly look?: RailLook;
  readonly more?: { readonly href: string; readonly label: string } | undefined;
}

/**
 * A row of products. Home has a hundred of them of which a dozen are seen: the rest of a row is made when the pointer, a finger or
 * the focus comes to it, which costs server and phone nothing before.
 */
export function ProductRail({ title, products, linkOf, look, more }: Props) {
  const [isWhole, setWhole] = useState(false);
  const whole = isWhole ? undefined : () => setWhole(true);
  return (
    <div className={styles.row} onPointerEnter={whole} onFocus={whole} onTouchStart={whole}>
      <Rail title={title} more={more} look={look}>
        {(isWhole ? products : products.slice(0, FIRST)).map((product) => (
          <li key={product.sku}>
            <ProductTile product={product} href={linkOf(product)} sizes="(min-width: 64em) 21vw, 62vw" />
          </li>
        ))}
      </Rail>
    </div>
  );
}

import { useState } from 'react';
import type { Product } from '../../../core/shopper';
import { ProductTile } from './ProductTile';
import { Rail, type RailLook } from './Rail';
import styles from './ProductRail.module.css';

const FIRST = 6;

interface Props {
  readonly title: string;
  readonly products: readonly Product[];
  readonly linkOf: (product: Product) => string;
  readonly look?: RailLook;
  readonly more?: { readonly href: string; readonly label: string } | undefined;
}

/** Renders the first tiles, and the rest on hover, touch or focus: home has a hundred products in rows. */
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

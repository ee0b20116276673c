import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from '../components/products/ProductTile.module.css';
import { Swatches, TileBody, type TileProps } from '../components/products/TileBody';
import { tileOf } from '../components/products/tile-of';

/** Props of `ProductTile`. */
export interface ProductTileProps extends Omit<TileProps, 'extra'> {
  readonly children?: ReactNode;
}

/** A product as one link, with image, name, price, and colours or a badge. */
export function ProductTile({ children, ...props }: ProductTileProps) {
  const tile = tileOf(props.product);
  return (
    <article className={clsx(styles.tile, tile.soldOut && styles.soldOut)} data-sku={props.product.sku}>
      <TileBody {...props} tile={tile} />
      {children}
      <Swatches {...tile} />
    </article>
  );
}

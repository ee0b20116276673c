import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from '../components/ProductTile.module.css';
import { Swatches, TileBody, type TileProps } from '../components/TileBody';
import { tileOf } from '../components/tile-of';

/** A product of a list, where its tile leads, and what lies on it. */
export interface ProductTileProps extends Omit<TileProps, 'extra'> {
  /** Above the tile's link, as a `WishlistButton` in the corner of the picture. */
  readonly children?: ReactNode;
}

/**
 * A product in a list: its picture, name, price, and its colors or one badge, as one link. The storefront's shows its other colors
 * besides.
 */
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

import { clsx } from 'clsx';
import { useState, type SyntheticEvent } from 'react';
import { late } from '../../state/late';
import styles from './ProductTile.module.css';
import { Swatches, TileBody, type TileProps } from './TileBody';
import { tileOf } from './tile-of';
import { WishlistButton } from './WishlistButton';

const TouchedTile = late(async () => (await import('./TouchedTile')).TouchedTile);

export function ProductTile({ extra, ...props }: TileProps) {
  const { product, href, sizes } = props;
  const tile = tileOf(product);
  const [touch, setTouch] = useState<SyntheticEvent>();
  const [shown, setShown] = useState(href);
  return (
    <article
      className={tile.soldOut ? clsx(styles.tile, styles.soldOut) : styles.tile}
      data-testid="product-tile"
      data-sku={product.sku}
      onPointerEnter={setTouch}
      onPointerDown={setTouch}
      onFocus={setTouch}
    >
      <TileBody {...props} tile={tile} href={shown} />
      <WishlistButton product={product} />
      {extra !== undefined && <div className={styles.extra}>{extra}</div>}
      <Swatches {...tile} />
      {touch && <TouchedTile {...{ product, tile, sizes, touch }} onShow={setShown} />}
    </article>
  );
}

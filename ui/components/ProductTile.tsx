import { clsx } from 'clsx';
import { useState, type SyntheticEvent } from 'react';
import { late } from '../state/late';
import { useText } from '../text/text-context';
import styles from './ProductTile.module.css';
import { Swatches, TileBody, type TileProps } from './TileBody';
import { tileOf } from './tile-of';
import { WishlistButton } from './WishlistButton';

const TouchedTile = late(async () => (await import('./TouchedTile')).TouchedTile);

/** A product in a list: its picture, name, price and what a shopper wants to know before a click. */
export function ProductTile(props: TileProps) {
  const { product, href, sizes } = props;
  const t = useText();
  const tile = tileOf(product);
  // What a tile can do comes with a pointer or the focus, and does then what was pressed; fifty tiles would carry it fifty times for nothing.
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
      {!tile.soldOut && (
        <button
          type="button"
          className={styles.quick}
          aria-haspopup="dialog"
          aria-label={`${t('product.add')}: ${product.name}`}
          onClick={setTouch}
          data-testid="quick-add"
        />
      )}
      <Swatches {...tile} />
      {touch && <TouchedTile {...{ product, tile, sizes, touch, href: shown }} onShow={setShown} />}
    </article>
  );
}

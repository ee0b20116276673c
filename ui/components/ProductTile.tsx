import { clsx } from 'clsx';
import { useState, type SyntheticEvent } from 'react';
import { Link } from './Link';
import { THUMBNAIL, type Product } from '../../core';
import { late } from '../state/late';
import { useGoodsLang, useText } from '../text/text-context';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './ProductTile.module.css';
import { MOST_SWATCHES, tileOf, type Tile } from './tile-of';
import { WishlistButton } from './WishlistButton';

const TouchedTile = late(async () => (await import('./TouchedTile')).TouchedTile);

interface Props {
  readonly product: Product;
  readonly href: string;
  /** One of the first pictures on the page. */
  readonly priority?: boolean;
  readonly sizes?: string;
  /** Heading level that fits where the tile stands. */
  readonly heading?: 'h2' | 'h3';
}

/** A product in a list: its picture, name, price and what a shopper wants to know before a click. */
export function ProductTile({
  product,
  href,
  priority = false,
  sizes = '(min-width: 64em) 22vw, (min-width: 768px) 30vw, 48vw',
  heading: Heading = 'h3',
}: Props) {
  const t = useText();
  const lang = useGoodsLang();
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
      <div className={styles.frame}>
        {tile.image !== '' && (
          <Picture
            path={tile.image}
            size={THUMBNAIL}
            alt=""
            sizes={sizes}
            priority={priority}
            className={styles.image}
          />
        )}
        <Badges tile={tile} />
      </div>
      <div className={styles.words}>
        {product.brand_name !== undefined && <p className={styles.brand}>{product.brand_name}</p>}
        <Heading className={styles.name} lang={lang}>
          <Link href={shown} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        {tile.isPriced && <Price final={tile.price} regular={tile.regular} from={tile.from} />}
        <Rating {...product} />
      </div>
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

function Swatches({ swatches }: Tile) {
  const t = useText();
  if (swatches.length < 2) return null;
  return (
    <ul className={styles.swatches} aria-label={t('tile.colours', { count: swatches.length })}>
      {swatches.slice(0, MOST_SWATCHES).map((swatch) => (
        <li key={swatch.value} data-value={swatch.value} style={{ color: swatch.hex }} title={swatch.label} />
      ))}
      {swatches.length > MOST_SWATCHES && <li className={styles.rest}>+{swatches.length - MOST_SWATCHES}</li>}
    </ul>
  );
}

/** What shoppers say of it, where any has: one picture of stars with its number, spoken whole. */
function Rating({ rating = 0, reviews_count: count = 0 }: Product) {
  const t = useText();
  if (count === 0) return null;
  const said = `${t('product.rating', { rating: Math.round(rating * 10) / 10 })}, ${t('product.reviews', { count })}`;
  return (
    <p className={styles.rating} role="img" aria-label={said} style={{ '--rating': rating }}>
      {count}
    </p>
  );
}

function Badges({ tile }: { readonly tile: Tile }) {
  const t = useText();
  if (!tile.soldOut && !tile.onSale && !tile.isNew) return null;
  return (
    <p className={styles.badges}>
      {tile.soldOut ? <span className={styles.badge}>{t('tile.sold-out')}</span> : null}
      {!tile.soldOut && tile.onSale ? (
        <span className={clsx(styles.badge, styles.signal)}>{t('tile.sale')}</span>
      ) : null}
      {!tile.soldOut && tile.isNew ? <span className={styles.badge}>{t('tile.new')}</span> : null}
    </p>
  );
}

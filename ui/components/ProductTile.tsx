import { clsx } from 'clsx';
import { useState } from 'react';
import { CompareButton } from './CompareButton';
import { Link } from './Link';
import { THUMBNAIL, type Product } from '../../core';
import { useGoodsLang, useText } from '../text/text-context';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './ProductTile.module.css';
import { tileOf, type Tile } from './tile-of';
import { WishlistButton } from './WishlistButton';

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
  const lang = useGoodsLang();
  const tile = tileOf(product);
  // The second picture and the way to compare come with a pointer or the focus; fifty tiles would carry fifty for nothing.
  const [pointed, setPointed] = useState(false);
  return (
    <article
      className={tile.soldOut ? clsx(styles.tile, styles.soldOut) : styles.tile}
      data-testid="product-tile"
      data-sku={product.sku}
      onPointerEnter={() => setPointed(true)}
      onFocus={() => setPointed(true)}
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
        {pointed && tile.second !== undefined && (
          <Picture path={tile.second} size={THUMBNAIL} alt="" sizes={sizes} className={styles.second} />
        )}
        <Badges tile={tile} />
      </div>
      <div className={styles.words}>
        {product.brand_name !== undefined && <p className={styles.brand}>{product.brand_name}</p>}
        <Heading className={styles.name} lang={lang}>
          <Link href={href} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        {tile.isPriced && <Price final={tile.price} regular={tile.regular} from={tile.from} />}
        <Rating {...product} />
        <Swatches {...tile} />
      </div>
      <WishlistButton product={product} />
      {pointed && (
        <div className={styles.compare}>
          <CompareButton product={product} small />
        </div>
      )}
    </article>
  );
}

function Swatches({ swatches }: Tile) {
  const t = useText();
  if (swatches.length < 2) return null;
  return (
    <ul className={styles.swatches} aria-label={t('tile.colours', { count: swatches.length })}>
      {swatches.slice(0, 6).map((swatch) => (
        <li key={swatch.value} style={{ background: swatch.hex }} title={swatch.label} />
      ))}
      {swatches.length > 6 && <li className={styles.rest}>+{swatches.length - 6}</li>}
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

import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from './Link';
import { THUMBNAIL, type Product } from '../../core';
import { useText } from '../text/text-context';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './ProductTile.module.css';
import { tileOf } from './tile-of';

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
  const tile = tileOf(product);
  // The second picture comes with a pointer that may rest on the tile; fifty tiles would carry fifty for nothing.
  const [pointed, setPointed] = useState(false);
  return (
    <article
      className={tile.soldOut ? clsx(styles.tile, styles.soldOut) : styles.tile}
      data-testid="product-tile"
      data-sku={product.sku}
      onPointerEnter={tile.second === undefined ? undefined : () => setPointed(true)}
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
        <p className={styles.badges}>
          {tile.soldOut ? <span className={styles.badge}>{t('tile.sold-out')}</span> : null}
          {!tile.soldOut && tile.onSale ? (
            <span className={clsx(styles.badge, styles.signal)}>{t('tile.sale')}</span>
          ) : null}
          {!tile.soldOut && tile.isNew ? <span className={styles.badge}>{t('tile.new')}</span> : null}
        </p>
      </div>
      <div className={styles.words}>
        {product.brand_name !== undefined && <p className={styles.brand}>{product.brand_name}</p>}
        <Heading className={styles.name}>
          <Link href={href} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        <Price final={tile.price} regular={tile.regular} from={tile.from} />
        {tile.swatches.length > 1 && (
          <ul className={styles.swatches} aria-label={t('tile.colours', { count: tile.swatches.length })}>
            {tile.swatches.slice(0, 6).map((swatch) => (
              <li key={swatch.value} style={{ background: swatch.hex }} title={swatch.label} />
            ))}
            {tile.swatches.length > 6 && <li className={styles.rest}>+{tile.swatches.length - 6}</li>}
          </ul>
        )}
      </div>
    </article>
  );
}

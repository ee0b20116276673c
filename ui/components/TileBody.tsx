import { clsx } from 'clsx';
import { THUMBNAIL, type Product } from '../../core';
import { useGoodsLang, useText } from '../text/text-context';
import { Link } from './Link';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './ProductTile.module.css';
import { MOST_SWATCHES, TILE_SIZES, type Tile } from './tile-of';

/** A product of a list, and where its tile leads. */
export interface TileProps {
  /** As lists of the catalogue have it. */
  readonly product: Product;
  /** Address of the product's page. */
  readonly href: string;
  /** One of the first pictures on the page: it is fetched before all else. */
  readonly priority?: boolean;
  /** How wide the picture is shown, as an `img sizes` expression; left out: as in a `ProductGrid`. */
  readonly sizes?: string | undefined;
  /** Heading level that fits where the tile stands; left out: 'h3'. */
  readonly heading?: 'h2' | 'h3';
}

/** What every tile shows of a product: its picture with badges, and below it the words. */
export function TileBody({
  product,
  tile,
  href,
  priority = false,
  sizes = TILE_SIZES,
  heading: Heading = 'h3',
}: TileProps & { readonly tile: Tile }) {
  const lang = useGoodsLang();
  return (
    <>
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
          <Link href={href} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        {tile.isPriced && <Price final={tile.price} regular={tile.regular} from={tile.from} />}
        <Rating {...product} />
      </div>
    </>
  );
}

/** The colours of a product as dots. */
export function Swatches({ swatches }: Tile) {
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

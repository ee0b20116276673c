import type { ReactNode } from 'react';
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
  /** Over the lower edge of the picture, for lists in which a tile does more than lead to its product. */
  readonly extra?: ReactNode;
  /** Heading level that fits where the tile stands; left out: 'h3'. */
  readonly heading?: 'h2' | 'h3';
}

/** What every tile shows of a product: its picture with at most one badge, name and price. */
export function TileBody({
  product,
  tile,
  href,
  priority = false,
  sizes = TILE_SIZES,
  heading: Heading = 'h3',
}: Omit<TileProps, 'extra'> & { readonly tile: Tile }) {
  const t = useText();
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
        {tile.badge !== undefined && <p className={styles.badge}>{t(`tile.${tile.badge}`)}</p>}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name} lang={lang}>
          <Link href={href} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        {tile.isPriced && <Price final={tile.price} regular={tile.regular} from={tile.from} />}
      </div>
    </>
  );
}

/** The colours of a product as dots. */
export function Swatches({ swatches }: Tile) {
  const t = useText();
  if (swatches.length === 0) return null;
  return (
    <ul className={styles.swatches} aria-label={t('tile.colours', { count: swatches.length })}>
      {swatches.slice(0, MOST_SWATCHES).map((swatch) => (
        <li key={swatch.value} data-value={swatch.value} style={{ color: swatch.hex }} title={swatch.label} />
      ))}
      {swatches.length > MOST_SWATCHES && <li className={styles.rest}>+{swatches.length - MOST_SWATCHES}</li>}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { THUMBNAIL } from '../../../core/internal';
import type { Product } from '../../../core/shopper';
import { useGoodsLang, useText } from '../../text/text-context';
import { Link } from '../base/Link';
import { Picture } from '../base/Picture';
import { Price } from '../base/Price';
import styles from './ProductTile.module.css';
import { MAX_SWATCHES, TILE_SIZES, type Tile } from './tile-of';

/** A listed product and the link of its tile. */
export interface TileProps {
  readonly product: Product;
  readonly href: string;
  readonly priority?: boolean;
  readonly sizes?: string | undefined;
  readonly extra?: ReactNode;
  readonly heading?: 'h2' | 'h3';
}

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

export function Swatches({ swatches }: Tile) {
  const t = useText();
  if (swatches.length === 0) return null;
  return (
    <ul className={styles.swatches} aria-label={t('tile.colours', { count: swatches.length })}>
      {swatches.slice(0, MAX_SWATCHES).map((swatch) => (
        <li key={swatch.value} data-value={swatch.value} style={{ color: swatch.hex }} title={swatch.label} />
      ))}
      {swatches.length > MAX_SWATCHES && <li className={styles.rest}>+{swatches.length - MAX_SWATCHES}</li>}
    </ul>
  );
}

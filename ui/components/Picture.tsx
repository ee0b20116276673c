import { clsx } from 'clsx';
import type { ImageSize } from '../../core';
import { usePictureUrl } from './picture-url';
import styles from './Picture.module.css';

interface Props {
  /** Path of the picture as the catalogue gives it. */
  readonly path: string;
  /** Size it is made for; also its proportions on the page, so that nothing moves when it arrives. */
  readonly size: ImageSize;
  /** What is seen on it; empty where its name stands beside it. */
  readonly alt: string;
  /** How wide it is shown, as an `img sizes` expression. */
  readonly sizes?: string;
  /** The first picture a shopper sees: fetched before all else. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A picture of the catalogue with its size, densities and priority. */
export function Picture({ path, size, alt, sizes, priority = false, className }: Props) {
  const imageUrl = usePictureUrl();
  const once = imageUrl(path, size);
  const twice = imageUrl(path, size, 2);
  const set =
    once === twice
      ? {}
      : {
          srcSet: `${once} ${String(size.width)}w, ${twice} ${String(size.width * 2)}w`,
          sizes: sizes ?? `${String(size.width)}px`,
        };
  return (
    <img
      {...set}
      src={once}
      alt={alt}
      width={size.width}
      height={size.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      className={className === undefined ? styles.picture : clsx(styles.picture, className)}
    />
  );
}

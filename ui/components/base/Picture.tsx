import { clsx } from 'clsx';
import type { ImageSize } from '../../../core/shopper';
import { usePictureUrl } from './picture-url';
import styles from './Picture.module.css';

interface Props {
  readonly path: string;
  /** Also reserves the aspect ratio, so that nothing shifts. */
  readonly size: ImageSize;
  /** Empty if the name is beside it. */
  readonly alt: string;
  readonly sizes?: string;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A responsive catalogue image that reserves its space. */
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

import { CART_THUMBNAIL } from '../../../core';
import { Picture } from '../../components/Picture';
import styles from './PromoPicture.module.css';

/** As many pictures as a set has parts. */
const MOST = 3;

interface Props {
  /** One of a product; of a set without its own those of its parts (`picturesOf`). None leaves an empty frame. */
  readonly pictures: readonly string[];
  /** How wide it is shown, as an `img sizes` expression. */
  readonly sizes: string;
}

/** What a promo product looks like; a set is composed of its parts. Its name stands beside it, so it says nothing to who does not see it. */
export function PromoPicture({ pictures, sizes }: Props) {
  const shown = pictures.slice(0, MOST);
  return (
    <span className={styles.picture} data-count={shown.length} data-testid="promo-picture">
      {shown.map((path) => (
        <Picture key={path} path={path} size={CART_THUMBNAIL} alt="" sizes={sizes} />
      ))}
    </span>
  );
}

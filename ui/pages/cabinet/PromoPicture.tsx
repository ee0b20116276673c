import { CART_THUMBNAIL } from '../../../core/internal';
import { Picture } from '../../components/base/Picture';
import styles from './PromoPicture.module.css';

const MAX = 3;

interface Props {
  readonly pictures: readonly string[];
  readonly sizes: string;
}

export function PromoPicture({ pictures, sizes }: Props) {
  const shown = pictures.slice(0, MAX);
  return (
    <span className={styles.picture} data-count={shown.length} data-testid="promo-picture">
      {shown.map((path) => (
        <Picture key={path} path={path} size={CART_THUMBNAIL} alt="" sizes={sizes} />
      ))}
    </span>
  );
}

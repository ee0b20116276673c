import { CART_THUMBNAIL } from '../../../core/internal';
import type { CategoryPage } from '../../../core/shopper';
import { Link } from '../../components/base/Link';
import { Picture } from '../../components/base/Picture';
import styles from './Kinds.module.css';

export function Kinds({ kinds }: Pick<CategoryPage, 'kinds'>) {
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ id, name, link, image = '' }) => (
        <li key={id}>
          <Link href={link} className={styles.kind}>
            {image !== '' && (
              <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="56px" className={styles.picture} />
            )}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

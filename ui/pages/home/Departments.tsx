import { clsx } from 'clsx';
import { Link } from '../../components/base/Link';
import { GALLERY_IMAGE } from '../../../core/internal';
import type { HomePage } from '../../../core/shopper';
import { Picture } from '../../components/base/Picture';
import styles from './Departments.module.css';

export function Departments({ departments }: { readonly departments: HomePage['mainCategories'] }) {
  return (
    <ul className={styles.tiles}>
      {departments.map((department) => {
        const { image: picture = '' } = department;
        return (
          <li key={department.id} className={styles.tile}>
            <div className={styles.frame}>
              {picture !== '' && (
                <Picture
                  path={picture}
                  size={GALLERY_IMAGE}
                  alt=""
                  sizes="(min-width: 64em) 25vw, 50vw"
                  className={styles.picture}
                />
              )}
            </div>
            <Link href={department.path} className={clsx('display', styles.name)}>
              {department.name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

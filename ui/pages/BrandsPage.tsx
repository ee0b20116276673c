import { clsx } from 'clsx';
import { CART_THUMBNAIL } from '../../core/internal';
import type { Page } from '../../core/shopper';
import { Link } from '../components/base/Link';
import { Picture } from '../components/base/Picture';
import { useText } from '../text/text-context';
import styles from './BrandsPage.module.css';
import head from './CategoryPage.module.css';

export function BrandsPage({ brands }: { readonly brands: Extract<Page, { readonly name: 'brands' }>['brands'] }) {
  const t = useText();
  return (
    <>
      <header className={head.head}>
        <h1 className={clsx('display', head.title)}>
          {t('brands.title')} <sup className={head.total}>{brands.length}</sup>
        </h1>
      </header>
      <ul className={styles.brands}>
        {brands.map(({ value, name, path, count, image }) => (
          <li key={value}>
            <Link href={path} className={styles.brand}>
              {image !== undefined && (
                <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="96px" className={styles.picture} />
              )}
              <span className={clsx('display', styles.name)}>{name}</span>{' '}
              <span className={styles.count}>{t('listing.count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

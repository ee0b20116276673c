import { clsx } from 'clsx';
import type { HomePage } from '../../../core/shopper';
import { Link } from '../../components/base/Link';
import { useText } from '../../text/text-context';
import styles from './Brands.module.css';

export function Brands({ brands, path }: { readonly brands: HomePage['brands']; readonly path: string }) {
  const t = useText();
  return (
    <section className={styles.brands} aria-labelledby="brands">
      <h2 id="brands">
        <Link href={path}>{t('brands.title')}</Link>
      </h2>
      <ul>
        {brands.map(({ value, name, path: own }) => (
          <li key={value}>
            <Link href={own} className={clsx('display', styles.name)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

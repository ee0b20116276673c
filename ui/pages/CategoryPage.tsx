import { clsx } from 'clsx';
import { Link } from '../components/Link';
import type { CategoryPage as Category, Product } from '../../core';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { useGoodsLang } from '../text/text-context';
import styles from './CategoryPage.module.css';
import type { ListingLinks } from './listing/listing-links';
import { ListingView } from './ListingView';

interface Props {
  readonly page: Category;
  readonly linkOf: (product: Product) => string;
  readonly links: ListingLinks;
  readonly onMore: () => void;
  readonly loadingMore: boolean;
}

export function CategoryPage({ page, ...listing }: Props) {
  const lang = useGoodsLang();
  return (
    <>
      <header className={styles.head} lang={lang}>
        <Breadcrumbs trail={page.breadcrumbs} />
        <h1 className={clsx('display', styles.title)}>
          {page.category.name} <sup className={styles.total}>{page.listing.total}</sup>
        </h1>
        {page.category.description !== undefined && <p className={styles.intro}>{page.category.description}</p>}
        {page.children.length > 0 && (
          <ul className={styles.children}>
            {page.children.map((child) => (
              <li key={child.id}>
                <Link href={child.link} className={styles.child}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </header>
      <ListingView listing={page.listing} {...listing} />
    </>
  );
}

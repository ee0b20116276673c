import { clsx } from 'clsx';
import type { CategoryPage as Category, Product } from '../../core/shopper';
import { Breadcrumbs } from '../components/base/Breadcrumbs';
import { useGoodsLang } from '../text/text-context';
import styles from './CategoryPage.module.css';
import { Kinds } from './listing/Kinds';
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
          {page.category.name}{' '}
          {page.listing.offline !== true && <sup className={styles.total}>{page.listing.total}</sup>}
        </h1>
        {page.category.description !== undefined && <p className={styles.intro}>{page.category.description}</p>}
        {page.kinds.length > 0 && <Kinds kinds={page.kinds} />}
      </header>
      <ListingView listing={page.listing} {...listing} />
    </>
  );
}

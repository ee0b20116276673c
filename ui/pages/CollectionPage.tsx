import { clsx } from 'clsx';
import type { CollectionPage as Collection, Product } from '../../core';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { collectionTitle } from '../text/collection-title';
import { useText } from '../text/text-context';
import styles from './CategoryPage.module.css';
import type { ListingLinks } from './listing/listing-links';
import { ListingView } from './ListingView';

interface Props {
  readonly page: Collection;
  readonly brandsPath: string;
  readonly linkOf: (product: Product) => string;
  readonly links: ListingLinks;
  readonly onMore: () => void;
  readonly loadingMore: boolean;
}

/** What is new, what is reduced, or what a brand makes, with the filters and orders of every list. */
export function CollectionPage({ page, brandsPath, ...listing }: Props) {
  const t = useText();
  const { brand } = page;
  return (
    <>
      <header className={styles.head}>
        {brand !== undefined && <Breadcrumbs trail={[{ name: t('brands.title'), path: brandsPath }, brand]} />}
        <h1 className={clsx('display', styles.title)}>
          {collectionTitle(page, t)} <sup className={styles.total}>{page.listing.total}</sup>
        </h1>
      </header>
      <ListingView listing={page.listing} {...listing} />
    </>
  );
}

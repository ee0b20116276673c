import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CollectionPage as Collection, Listing, Product } from '../../core/shopper';
import { Breadcrumbs } from '../components/base/Breadcrumbs';
import { collectionTitle } from '../text/collection-title';
import { useText } from '../text/text-context';
import styles from './CategoryPage.module.css';
import type { ListingLinks } from './listing/listing-links';
import { BrandStory } from './listing/BrandStory';
import { ListingView } from './ListingView';

interface Props {
  readonly page: Collection;
  readonly story?: ComponentProps<typeof BrandStory>['story'];
  readonly brandsPath: string;
  readonly linkOf: (product: Product) => string;
  readonly links: ListingLinks;
  readonly onMore: () => void;
  readonly loadingMore: boolean;
}

export function CollectionPage({ page, story, brandsPath, ...listing }: Props) {
  const t = useText();
  const { brand } = page;
  return (
    <>
      <header className={styles.head}>
        {brand !== undefined && <Breadcrumbs trail={[{ name: t('brands.title'), path: brandsPath }, brand]} />}
        <h1 className={clsx('display', styles.title)}>
          {collectionTitle(page, t)} <sup className={styles.total}>{page.listing.total}</sup>
        </h1>
        {brand !== undefined && <BrandStory story={story} fallback={page.listing.items[0]} />}
      </header>
      <ListingView listing={page.kind === 'new' ? withoutBadges(page.listing) : page.listing} {...listing} />
    </>
  );
}

/** On the page of new products a badge would be redundant. */
function withoutBadges(listing: Listing): Listing {
  return { ...listing, items: listing.items.map((product) => ({ ...product, new: false })) };
}

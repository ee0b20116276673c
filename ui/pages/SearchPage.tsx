import { Suspense } from 'react';
import { clsx } from 'clsx';
import type { Listing, NamedLink, Product } from '../../core/shopper';
import { Link } from '../components/base/Link';
import { SearchForm } from '../components/fields/SearchForm';
import { WayList } from '../components/bag/WayList';
import { useText } from '../text/text-context';
import { searchTitle } from '../text/search-title';
import styles from './CategoryPage.module.css';
import search from './SearchPage.module.css';
import type { ListingLinks } from './listing/listing-links';
import { ListingView } from './ListingView';
import { OtherGoods } from './search/OtherGoods';
import { NoneHint, Understanding } from './search/Understanding';
import { searchedWords } from './searched-words';

interface Props {
  readonly listing: Listing;
  readonly searchPath: string;
  readonly departments: readonly NamedLink[];
  readonly linkOf: (product: Product) => string;
  readonly links: ListingLinks;
  readonly onMore: () => void;
  readonly loadingMore: boolean;
}

export function SearchPage({ listing, searchPath, departments, ...rest }: Props) {
  const t = useText();
  const text = searchedWords(listing);
  const isStart = text === '' && Object.keys(listing.query.filters ?? {}).length === 0;
  const isNothing = listing.total === 0 && text !== '' && (listing.help ?? []).length === 0;
  return (
    <>
      <header className={styles.head}>
        <h1 className={clsx('display', search.title)}>
          {isNothing ? t('search.none', { text }) : searchTitle(text, t)}
          {listing.total > 0 && !isStart && <sup className={styles.total}> {listing.total}</sup>}
        </h1>
        {hasMore(listing) && (
          <Suspense fallback={null}>
            <Understanding listing={listing} searchPath={searchPath} />
          </Suspense>
        )}
        <SearchForm action={searchPath} text={text} />
        {isStart && <Departments departments={departments} />}
      </header>
      <ListingView
        listing={listing}
        empty={
          departments.length > 0 && (
            <div className={search.nothing}>
              {isNothing && (
                <Suspense fallback={null}>
                  <NoneHint />
                </Suspense>
              )}
              <WayList ways={departments.map(({ path, name }) => ({ path, title: name }))} />
            </div>
          )
        }
        {...rest}
      />
      {listing.others !== undefined && (
        <Suspense fallback={null}>
          <OtherGoods others={listing.others} linkOf={rest.linkOf} />
        </Suspense>
      )}
    </>
  );
}

function Departments({ departments }: Pick<Props, 'departments'>) {
  return (
    <ul className={clsx(styles.children, search.departments)}>
      {departments.map((link) => (
        <li key={link.path}>
          <Link href={link.path} className={styles.child}>
            {link.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function hasMore({ fuzzy, suggestion, exact, isLimited, understood, help = [] }: Listing): boolean {
  return [suggestion, exact, isLimited, understood].some((one) => one !== undefined) || fuzzy || help.length > 0;
}

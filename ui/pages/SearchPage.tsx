import { Suspense } from 'react';
import { clsx } from 'clsx';
import type { Listing, NamedLink, Product } from '../../core';
import { Link } from '../components/Link';
import { SearchForm } from '../components/SearchForm';
import { useAllWords, useText } from '../text/text-context';
import styles from './CategoryPage.module.css';
import search from './SearchPage.module.css';
import { ListingView, type ListingLinks } from './ListingView';

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
  const text = listing.query.text ?? '';
  const nothing = departments.length > 0 && (
    <div className={search.nothing}>
      <p>{t('search.none-hint')}</p>
      <ul className={styles.children}>
        {departments.map((link) => (
          <li key={link.path}>
            <Link href={link.path} className={styles.child}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <header className={styles.head}>
        <h1 className={clsx('display', search.title)}>
          {listing.total === 0 ? t('search.none', { text }) : t('search.results-for', { text })}
        </h1>
        <Understood listing={listing} searchPath={searchPath} />
        <SearchForm action={searchPath} text={text} />
      </header>
      <ListingView listing={listing} empty={nothing} {...rest} />
    </>
  );
}

/** How the words were understood, where that is not as they were typed, and how many answers have all of them. */
function Understood({ listing, searchPath }: Pick<Props, 'listing' | 'searchPath'>) {
  const t = useText();
  const { fuzzy, suggestion, exact, total, isLimited } = listing;
  return (
    <>
      {isLimited && (
        <Suspense fallback={null}>
          <Limited />
        </Suspense>
      )}
      {fuzzy && total > 0 && <p>{t('search.near', { text: listing.query.text ?? '' })}</p>}
      {suggestion !== undefined && (
        <p data-testid="did-you-mean">
          {t('search.did-you-mean')}{' '}
          <Link href={`${searchPath}?q=${encodeURIComponent(suggestion)}`} className={search.meant}>
            {suggestion}
          </Link>
          ?
        </p>
      )}
      {exact !== undefined && exact > 0 && exact < total && <p>{t('search.exact', { count: exact })}</p>}
    </>
  );
}

/** It is said so rarely that its words are not among those of a first page. */
function Limited() {
  useAllWords();
  return <p>{useText()('search.limited')}</p>;
}

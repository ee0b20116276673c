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
      <Suspense fallback={null}>
        <Hint />
      </Suspense>
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

function Hint() {
  useAllWords();
  return <p>{useText()('search.none-hint')}</p>;
}

/** What there is to say of the words, which is seldom: its sentences are not among those of a first page. */
function Understood({ listing, searchPath }: Pick<Props, 'listing' | 'searchPath'>) {
  const { fuzzy, suggestion, exact, isLimited } = listing;
  const isPlain = !fuzzy && suggestion === undefined && exact === undefined && isLimited === undefined;
  if (isPlain) return null;
  return (
    <Suspense fallback={null}>
      <Understanding listing={listing} searchPath={searchPath} />
    </Suspense>
  );
}

/** How the words were understood, where that is not as they were typed, and how many answers have all of them. */
function Understanding({ listing, searchPath }: Pick<Props, 'listing' | 'searchPath'>) {
  useAllWords();
  const t = useText();
  const { fuzzy, suggestion, exact, total, isLimited } = listing;
  return (
    <>
      {isLimited && <p>{t('search.limited')}</p>}
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

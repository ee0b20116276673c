import { clsx } from 'clsx';
import type { Listing, NamedLink, Product } from '../../core';
import { Link } from '../components/Link';
import { SearchForm } from '../components/SearchForm';
import { useText } from '../text/text-context';
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
  const nothing = (
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
        {listing.fuzzy && listing.total > 0 && <p>{t('search.near', { text })}</p>}
        <SearchForm action={searchPath} text={text} />
      </header>
      <ListingView listing={listing} empty={nothing} {...rest} />
    </>
  );
}

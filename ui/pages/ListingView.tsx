import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Listing, Product, SortKey } from '../../core/shopper';
import type { ListingLinks } from './listing/listing-links';
import { SORT_KEYS } from '../../core/shopper';
import { Link } from '../components/base/Link';
import { ProductGrid } from '../components/products/ProductGrid';
import { late } from '../state/late';
import { useText } from '../text/text-context';
import { ChosenFilters } from './listing/ChosenFilters';
import { Facets } from './listing/Facets';
import styles from './ListingView.module.css';

const CompareButton = late(async () => (await import('../components/products/CompareButton')).CompareButton);

interface Props {
  readonly listing: Listing;
  readonly linkOf: (product: Product) => string;
  readonly links: ListingLinks;
  readonly onMore: () => void;
  readonly loadingMore: boolean;
  readonly empty?: ReactNode;
}

export function ListingView({ listing, linkOf, links, onMore, loadingMore, empty }: Props) {
  const t = useText();
  const isSearch = (listing.query.text ?? '') !== '';
  const sort = <SortLinks current={listing.query.sort} isSearch={isSearch} linkTo={links.sort} />;
  const [compares, setCompares] = useState(false);
  return (
    <div className={styles.listing}>
      <Facets facets={listing.facets} links={links} total={listing.total} sort={sort} />
      <div id="products" tabIndex={-1} className={styles.main}>
        {(listing.total > 0 || isFiltered(listing)) && (
          <div className={styles.bar}>
            <p role="status" className="visually-hidden" data-testid="listing-count">
              {t('listing.count', { count: listing.total })}
            </p>
            {listing.total > 1 && sort}
            {listing.total > 1 && (
              <button
                type="button"
                className={styles.compare}
                aria-pressed={compares}
                onClick={() => setCompares(!compares)}
                data-testid="compare-mode"
              >
                {t('compare.add')}
              </button>
            )}
          </div>
        )}
        <ChosenFilters facets={listing.facets} toggle={links.toggle} clear={links.clear()} />
        {listing.items.length === 0 ? (
          (empty ?? <Nothing listing={listing} clear={links.clear()} />)
        ) : (
          <ProductGrid
            products={listing.items}
            linkOf={linkOf}
            heading="h2"
            extra={compares ? (product) => <CompareButton product={product} small /> : undefined}
            rest={
              hasRest(listing) && <More listing={listing} from={links.from} onMore={onMore} loading={loadingMore} />
            }
          />
        )}
      </div>
    </div>
  );
}

function hasRest({ start, total, perPage }: Listing): boolean {
  return start > 0 || total > perPage;
}

function Nothing({ listing, clear }: { readonly listing: Listing; readonly clear: string }) {
  const t = useText();
  const byFilters = isFiltered(listing) || Object.keys(listing.query.filters ?? {}).length > 0;
  if (listing.offline === true || !byFilters)
    return (
      <p className={styles.empty} role="status">
        {listing.offline === true ? t('listing.offline') || t('offline.badge') : t('listing.none')}
      </p>
    );
  return (
    <div className={styles.empty}>
      <p className={clsx('display', styles.emptyTitle)}>{t('listing.empty')}</p>
      <p>
        {t('listing.empty-hint')} <Link href={clear}>{t('listing.clear')}</Link>
      </p>
    </div>
  );
}

function isFiltered({ facets }: Listing): boolean {
  return facets.some(({ values }) => values.some(({ selected }) => selected));
}

interface MoreProps {
  readonly listing: Listing;
  readonly from: ListingLinks['from'];
  readonly onMore: () => void;
  readonly loading: boolean;
}

function More({ listing, from, onMore, loading }: MoreProps) {
  const t = useText();
  const { start, total, items, perPage } = listing;
  const seen = start + items.length;
  const footer = useRef<HTMLDivElement>(null);
  /** Remembers the count, so that focus moves to the first new item. */
  const before = useRef<number>(undefined);
  useEffect(() => {
    const { current: at } = before;
    if (at === undefined || items.length <= at) return;
    before.current = undefined;
    const { activeElement } = document;
    if (activeElement !== document.body && !footer.current?.contains(activeElement)) return;
    const links = footer.current?.closest('ul')?.querySelectorAll<HTMLElement>('article a');
    links?.[at]?.focus({ preventScroll: true });
  }, [items.length]);
  return (
    <div ref={footer} className={styles.more}>
      {start > 0 && (
        <Link href={from(Math.max(0, start - Math.max(1, perPage)))} className={styles.earlier}>
          {t('listing.earlier')}
        </Link>
      )}
      <p role="status" data-testid="listing-seen">
        {loading ? t('nav.loading') : t('listing.seen', { seen, total })}
      </p>
      <div className={styles.meter} aria-hidden="true">
        <span style={{ '--share': String(Math.min(1, seen / total)) }} />
      </div>
      {seen < total && (
        <a
          href={from(seen)}
          onClick={(event) => {
            event.preventDefault();
            before.current = items.length;
            onMore();
          }}
          className={styles.moreLink}
          aria-busy={loading}
          data-testid="listing-more"
        >
          {t('listing.more')}
        </a>
      )}
    </div>
  );
}

function SortLinks({
  current,
  isSearch,
  linkTo,
}: {
  readonly current: SortKey | undefined;
  readonly isSearch: boolean;
  readonly linkTo: (key: SortKey | '') => string;
}) {
  const t = useText();
  return (
    <nav className={styles.sort} aria-label={t('listing.sort')}>
      <ul>
        {(['', ...SORT_KEYS] as const).map((key) => (
          <li key={key}>
            <Link href={linkTo(key)} aria-current={key === (current ?? '') ? 'true' : undefined}>
              {t(key === '' ? (isSearch ? 'listing.sort.relevance' : 'listing.sort.default') : `listing.sort.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { REVIEW_SORTS } from '../../../../core/internal';
import type { Product, Review, ReviewSort, ReviewsPage, ReviewsQuery } from '../../../../core/shopper';
import { Button } from '../../../components/base/Button';
import { SelectField } from '../../../components/fields/SelectField';
import { late } from '../../../state/late';
import { useAllWords, useText, type Translate } from '../../../text/text-context';
import { ReviewItem } from './ReviewItem';
import type { OpenReviews } from './ReviewForm';
import styles from './Reviews.module.css';
import { ReviewSummary } from './ReviewSummary';

const ReviewForm = late(async () => (await import('./ReviewForm')).ReviewForm);

interface Props {
  readonly product: Product;
  readonly first: ReviewsPage;
  readonly load: (query: ReviewsQuery) => Promise<ReviewsPage>;
  readonly openReviews: OpenReviews;
  readonly locale: string;
}

type Phase = 'idle' | 'loading' | 'failed';

function useReviews(first: ReviewsPage, load: Props['load']) {
  const [items, setItems] = useState<readonly Review[]>(first.items);
  const [total, setTotal] = useState(first.total);
  const [stars, setStars] = useState<number>();
  const asked = useRef<ReviewsQuery>(undefined);
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [phase, setPhase] = useState<Phase>('idle');
  const fetch = async (query: ReviewsQuery, before: readonly Review[]) => {
    asked.current = query;
    setPhase('loading');
    try {
      const page = await load(query);
      // A newer query wins.
      if (asked.current !== query) return;
      const known = new Set(before.map(({ id }) => id));
      setTotal(page.total);
      setItems([...before, ...page.items.filter(({ id }) => !known.has(id))]);
      setPhase('idle');
    } catch {
      if (asked.current === query) setPhase('failed');
    }
  };
  const rated = stars === undefined ? {} : { stars };
  const more = () => void fetch({ sort, ...rated, start: items.length }, items);
  const order = (next: ReviewSort) => {
    setSort(next);
    void fetch({ sort: next, ...rated }, []);
  };
  // Choosing the same stars again clears the filter.
  const only = (next: number) => {
    const wanted = next === stars ? undefined : next;
    setStars(wanted);
    void fetch({ sort, ...(wanted !== undefined && { stars: wanted }) }, []);
  };
  return { items, total, sort, stars, phase, more, order, only };
}

function sortWord(sort: ReviewSort, t: Translate): string {
  if (sort === 'newest') return t('listing.sort.newest');
  return t(sort === 'highest' ? 'reviews.highest' : 'reviews.lowest');
}

export function Reviews({ product, first, load, openReviews, locale }: Props) {
  useAllWords('arrival');
  const t = useText();
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never');
  const list = useReviews(first, load);
  const { total } = first;
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby="reviews-title" data-testid="reviews">
      <h2 className={clsx('display', styles.title)} id="reviews-title">
        {t('reviews.title')}
      </h2>
      <div className={styles.side}>
        {total > 0 && (
          <ReviewSummary rating={product.rating ?? 0} reviews={first} only={list.stars} onOnly={list.only} />
        )}
        {total === 0 && <p>{t('reviews.none')}</p>}
        <div className={styles.write}>
          <Button kind="secondary" onClick={() => setForm('open')} aria-haspopup="dialog" data-testid="write-review">
            {t('reviews.write')}
          </Button>
        </div>
      </div>
      {total > 0 && <ReviewList of={total} firstCount={first.items.length} list={list} locale={locale} />}
      {form !== 'never' && (
        <ReviewForm
          open={form === 'open'}
          onClose={() => setForm('closed')}
          sku={product.sku}
          name={product.name}
          hasSizes={(product.configurable_options ?? []).some(
            ({ attribute_code: code, values }) => code === 'size' && values.length > 1,
          )}
          openReviews={openReviews}
        />
      )}
    </section>
  );
}

interface ListProps extends Pick<Props, 'locale'> {
  readonly of: number;
  readonly firstCount: number;
  readonly list: ReturnType<typeof useReviews>;
}

function ReviewList({ of, firstCount, list, locale }: ListProps) {
  const t = useText();
  const { items, total, sort, stars, phase, more, order, only } = list;
  const all = useRef<HTMLUListElement>(null);
  const showAll = (shown: number) => {
    only(shown);
    // The button is removed, so focus moves to the list.
    all.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.main}>
      {of > 1 && (
        <div className={styles.sort}>
          <SelectField
            id="reviews-sort"
            label={t('listing.sort')}
            value={sort}
            choices={REVIEW_SORTS.map((value) => ({ value, label: sortWord(value, t) }))}
            onChange={(value) => {
              const next = REVIEW_SORTS.find((candidate) => candidate === value);
              if (next) order(next);
            }}
          />
        </div>
      )}
      <p role="status" className={styles.only}>
        {stars !== undefined && phase === 'idle' && t('reviews.only', { count: stars, total })}
      </p>
      {stars !== undefined && (
        <Button kind="quiet" onClick={() => showAll(stars)} data-testid="all-reviews">
          {t('reviews.all')}
        </Button>
      )}
      <ul ref={all} tabIndex={-1} className={styles.list} aria-busy={phase === 'loading'}>
        {items.map((item) => (
          <li key={item.id}>
            <ReviewItem review={item} locale={locale} />
          </li>
        ))}
      </ul>
      <p role="status" className={phase === 'failed' ? styles.failed : 'visually-hidden'}>
        {phase === 'failed' && (t('reviews.failed') || t('error.text'))}
      </p>
      {total > firstCount && (
        <div className={styles.more}>
          <p>{t('listing.seen', { seen: items.length, total })}</p>
          {items.length < total && (
            <Button kind="secondary" onClick={more} busy={phase === 'loading'} data-testid="more-reviews">
              {t('listing.more')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { BloggerList, BloggerOrder, BloggersArea, Reading, RoyaltyState } from '../../../core/blogger';
import { untilLoaded } from '../../loading/until-loaded';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { useParts } from './use-parts';

const ALL = ['sales'] as const;
const NONE = [] as const;
const UNREAD = { status: 'unread' } as const;
const LOADING = { status: 'loading' } as const;
type Sales = BloggerList<BloggerOrder>;

export function useSales(bloggers: BloggersArea, state: RoyaltyState | undefined) {
  const notify = useNotify();
  const retryAll = useParts(bloggers, state === undefined ? ALL : NONE);
  const all = useObservable(bloggers.sales$, UNREAD);
  const [some, setSome] = useState<Reading<Sales>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const [older, setOlder] = useState<readonly BloggerOrder[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (state === undefined) return undefined;
    return untilLoaded(() => bloggers.sales({ state }), {
      here: (value) => setSome({ status: 'here', value, readAt: Date.now(), isRefreshing: false }),
      failed: () => setSome({ status: 'failed', error: undefined }),
    });
  }, [bloggers, state, attempt]);
  const reading = state === undefined ? all : some;
  const sales = withOlder(reading, older);
  const more = async () => {
    if (sales.status !== 'here') return;
    setBusy(true);
    try {
      const { items } = await bloggers.sales({ ...(state && { state }), start: sales.value.items.length });
      setOlder([...older, ...items]);
    } catch (error) {
      notify(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    sales,
    busy,
    more: () => void more(),
    retry: state === undefined ? retryAll : () => setAttempt(attempt + 1),
  };
}

/** New orders shift the pages, so skip duplicates. */
function withOlder(reading: Reading<Sales>, older: readonly BloggerOrder[]): Reading<Sales> {
  if (reading.status !== 'here' || older.length === 0) return reading;
  const { items, total } = reading.value;
  const known = new Set(items.map(({ id }) => id));
  return { ...reading, value: { items: [...items, ...older.filter(({ id }) => !known.has(id))], total } };
}

import { useEffect, useState } from 'react';
import type { AccountsArea, OwnDownload } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { EmptyPage } from '../../components/base/EmptyPage';
import { Link } from '../../components/base/Link';
import { untilLoaded } from '../../loading/until-loaded';
import { DownloadList } from '../../pages/account/DownloadList';
import styles from '../../pages/order/OrderDetails.module.css';
import { Waiting } from '../../pages/account/Waiting';
import { WaysOn } from '../../parts/WaysOn';
import { useShop } from '../../state/shop-context';
import { useOnline } from '../../state/use-online';
import { useText } from '../../text/text-context';

const PAGE_SIZE = 20;

interface Shown {
  readonly state: 'failed' | 'here' | 'loading';
  readonly items: readonly OwnDownload[];
  readonly hasMore: boolean;
}

export function OwnDownloads({ accounts }: { readonly accounts: AccountsArea }) {
  const t = useText();
  const shop = useShop();
  const online = useOnline();
  const { shown, more, retry } = useDownloads(accounts);
  if (shown.state !== 'here' && shown.items.length === 0)
    return <Waiting state={shown.state === 'failed' && !online ? 'offline' : shown.state} onRetry={retry} />;
  if (shown.items.length === 0) {
    const browse = { href: shop.routing.localPath('/'), label: t('lists.browse') };
    return <EmptyPage hint={t('downloads.none')} browse={browse} onward={<WaysOn />} />;
  }
  return (
    <div className={styles.details}>
      {[...byOrder(shown.items)].map(([number, downloads]) => (
        <section key={number} className={styles.goods}>
          <h2>
            <Link href={shop.routing.localPath(`/my-account/orders/${encodeURIComponent(number)}`)}>
              {t('downloads.order', { number })}
            </Link>
          </h2>
          <DownloadList downloads={downloads} />
        </section>
      ))}
      {shown.hasMore && (
        <Button kind="secondary" busy={shown.state === 'loading'} onClick={more}>
          {t('downloads.more')}
        </Button>
      )}
    </div>
  );
}

function byOrder(items: readonly OwnDownload[]): ReadonlyMap<string, readonly OwnDownload[]> {
  const orders = new Map<string, OwnDownload[]>();
  for (const item of items) orders.set(item.order_number, [...(orders.get(item.order_number) ?? []), item]);
  return orders;
}

function useDownloads(accounts: AccountsArea) {
  const [{ page, attempt }, setAsked] = useState({ page: 1, attempt: 0 });
  const [shown, setShown] = useState<Shown>({ state: 'loading', items: [], hasMore: false });
  useEffect(() => {
    return untilLoaded(() => accounts.downloads({ pageSize: PAGE_SIZE, currentPage: page }), {
      here: ({ items, total_count: total }) =>
        setShown((before) => ({
          state: 'here',
          items: page === 1 ? items : [...before.items, ...items],
          hasMore: page * PAGE_SIZE < total,
        })),
      failed: () => setShown((before) => ({ ...before, state: 'failed' })),
    });
  }, [accounts, page, attempt]);
  const again = (next: { readonly page: number; readonly attempt: number }) => {
    setShown((before) => ({ ...before, state: 'loading' }));
    setAsked(next);
  };
  return {
    shown,
    more: () => again({ page: page + 1, attempt }),
    retry: () => again({ page, attempt: attempt + 1 }),
  };
}

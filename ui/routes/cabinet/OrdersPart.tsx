import { useEffect, useState } from 'react';
import type { BloggersArea, LedgerEntry, Reading } from '../../../core';
import { LedgerEntries } from '../../pages/cabinet/LedgerEntries';
import { Read } from '../../pages/cabinet/Read';
import { SaleDetails } from '../../pages/cabinet/SaleDetails';
import { SaleList } from '../../pages/cabinet/SaleList';
import { useShop } from '../../state/shop-context';
import { untilLoaded } from '../../loading/until-loaded';
import { useObservable } from '../../state/use-observable';
import type { CabinetPart } from './part';
import { useParts } from './use-parts';

const SHOWN = ['sales'] as const;
const UNREAD = { status: 'unread' } as const;

/** /cabinet/sales/orders (A §2.1). */
export const OrdersPart: CabinetPart = ({ bloggers }) => {
  const online = useObservable(useShop().online$, true);
  const retry = useParts(bloggers, SHOWN);
  const sales = useObservable(bloggers.sales$, UNREAD);
  return (
    <Read of={sales} online={online} onRetry={retry}>
      {(list) => (
        <SaleList
          sales={list}
          details={(sale) => <SaleDetails sale={sale} ledger={<Ledger bloggers={bloggers} order={sale.id} />} />}
        />
      )}
    </Read>
  );
};

/** The entries of one order, asked for when it is opened. */
function Ledger({ bloggers, order }: { readonly bloggers: BloggersArea; readonly order: number }) {
  const online = useObservable(useShop().online$, true);
  const [reading, setReading] = useState<Reading<readonly LedgerEntry[]>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      untilLoaded(() => bloggers.ledger({ order }), {
        here: ({ items }) => setReading({ status: 'here', value: items, readAt: Date.now(), isRefreshing: false }),
        failed: () => setReading({ status: 'failed', error: undefined }),
      }),
    [bloggers, order, attempt],
  );
  return (
    <Read of={reading} online={online} onRetry={() => setAttempt(attempt + 1)}>
      {(entries) => <LedgerEntries entries={entries} />}
    </Read>
  );
}

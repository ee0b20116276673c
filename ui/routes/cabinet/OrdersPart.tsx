import { LedgerEntries } from '../../pages/cabinet/LedgerEntries';
import { Read } from '../../pages/cabinet/Read';
import { SaleDetails } from '../../pages/cabinet/SaleDetails';
import { SaleList } from '../../pages/cabinet/SaleList';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { Ledger } from './Ledger';
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
          details={(sale) => (
            <SaleDetails
              sale={sale}
              ledger={
                <Ledger bloggers={bloggers} of={{ order: sale.id }}>
                  {({ items }) => <LedgerEntries entries={items} />}
                </Ledger>
              }
            />
          )}
        />
      )}
    </Read>
  );
};

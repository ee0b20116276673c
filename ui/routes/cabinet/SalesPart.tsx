import { Link } from '../../components/base/Link';
import { Balance } from '../../pages/cabinet/money/Balance';
import { Read } from '../../pages/cabinet/Read';
import styles from '../../pages/cabinet/money/Sales.module.css';
import { Statistics } from '../../pages/cabinet/money/Statistics';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { useCabinetText } from '../../text/cabinet-text';
import type { CabinetPart } from './part';
import { useParts } from './use-parts';

const SHOWN = ['statistics', 'balance', 'terms'] as const;
const UNREAD = { status: 'unread' } as const;

export const SalesPart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const t = useCabinetText();
  const online = useOnline();
  const retry = useParts(bloggers, SHOWN);
  const statistics = useObservable(bloggers.statistics$, UNREAD);
  const balance = useObservable(bloggers.balance$, UNREAD);
  const terms = useObservable(bloggers.terms$, UNREAD);
  const reading = { online, onRetry: retry };
  return (
    <div className={styles.sales}>
      <Read of={statistics} {...reading}>
        {(figures) => <Statistics statistics={figures} />}
      </Read>
      {statistics.status !== 'loading' && statistics.status !== 'unread' && (
        <Read of={balance} {...reading}>
          {(figures) => (
            <Balance
              waitingPath={shop.routing.localPath('/cabinet/sales/orders?state=pending')}
              payoutsPath={shop.routing.localPath('/cabinet/sales/payouts')}
              balance={figures}
              terms={terms.status === 'here' ? terms.value : undefined}
            />
          )}
        </Read>
      )}
      <p className={styles.links}>
        <Link href={shop.routing.localPath('/cabinet/sales/orders')}>{t('sales.all-orders')}</Link>
        <Link href={shop.routing.localPath('/cabinet/sales/payouts')}>{t('sales.all-payouts')}</Link>
      </p>
    </div>
  );
};

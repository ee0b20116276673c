import { profitOver, type BloggersArea, type Period } from '../../../core';
import { Link } from '../../components/Link';
import { Balance } from '../../pages/cabinet/Balance';
import { ProfitChart } from '../../pages/cabinet/ProfitChart';
import { Read } from '../../pages/cabinet/Read';
import styles from '../../pages/cabinet/Sales.module.css';
import { Statistics } from '../../pages/cabinet/Statistics';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useCabinetText } from '../../text/cabinet-text';
import type { CabinetPart } from './part';
import { useParts } from './use-parts';

const SHOWN = ['statistics', 'balance', 'terms', 'sales'] as const;
const UNREAD = { status: 'unread' } as const;

/** /cabinet/sales (A §2.1): what was earned, and what of it is paid. */
export const SalesPart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const t = useCabinetText();
  const online = useObservable(shop.online$, true);
  const retry = useParts(bloggers, SHOWN);
  const statistics = useObservable(bloggers.statistics$, UNREAD);
  const balance = useObservable(bloggers.balance$, UNREAD);
  const terms = useObservable(bloggers.terms$, UNREAD);
  const reading = { online, onRetry: retry };
  return (
    <div className={styles.sales}>
      <Read of={statistics} {...reading}>
        {(figures) => <Statistics statistics={figures} chart={(chosen) => <Chart bloggers={bloggers} {...chosen} />} />}
      </Read>
      {/* How tall the statistics are is not known before: nothing below them that they would move. */}
      {statistics.status !== 'loading' && statistics.status !== 'unread' && (
        <Read of={balance} {...reading}>
          {(figures) => <Balance balance={figures} terms={terms.status === 'here' ? terms.value : undefined} />}
        </Read>
      )}
      <p className={styles.links}>
        <Link href={shop.routing.localPath('/cabinet/sales/orders')}>{t('sales.all-orders')}</Link>
        <Link href={shop.routing.localPath('/cabinet/sales/payouts')}>{t('sales.all-payouts')}</Link>
      </p>
    </div>
  );
};

interface ChartProps {
  readonly bloggers: BloggersArea;
  readonly period: Period;
  readonly currency: string;
}

/** What the orders that are here earned, as of when they were read. */
function Chart({ bloggers, period, currency }: ChartProps) {
  const sales = useObservable(bloggers.sales$, UNREAD);
  if (sales.status !== 'here') return null;
  const { items, total } = sales.value;
  const steps = profitOver(items, { period, currency, now: sales.readAt });
  // What is not here is older than the oldest that is: where that is before the period, nothing of the period is missing.
  const isPart = items.length < total && isAfter(items.at(-1)?.date, steps[0]?.from);
  return <ProfitChart steps={steps} period={period} currency={currency} madeOf={isPart ? items.length : undefined} />;
}

function isAfter(oldest: string | undefined, from: string | undefined): boolean {
  return oldest === undefined || from === undefined || Date.parse(oldest) >= Date.parse(from);
}

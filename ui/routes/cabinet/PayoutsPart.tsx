import { PayoutList } from '../../pages/cabinet/PayoutList';
import { Read } from '../../pages/cabinet/Read';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import type { CabinetPart } from './part';
import { useParts } from './use-parts';

const SHOWN = ['payouts', 'sales'] as const;
const UNREAD = { status: 'unread' } as const;

/** /cabinet/sales/payouts (A §2.1). */
export const PayoutsPart: CabinetPart = ({ bloggers }) => {
  const online = useObservable(useShop().online$, true);
  const retry = useParts(bloggers, SHOWN);
  const payouts = useObservable(bloggers.payouts$, UNREAD);
  const sales = useObservable(bloggers.sales$, UNREAD);
  return (
    <Read of={payouts} online={online} onRetry={retry}>
      {(list) => <PayoutList payouts={list} sales={sales.status === 'here' ? sales.value.items : []} />}
    </Read>
  );
};

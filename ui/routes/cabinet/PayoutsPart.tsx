import { PayoutEntries } from '../../pages/cabinet/money/PayoutEntries';
import { PayoutList } from '../../pages/cabinet/money/PayoutList';
import { Read } from '../../pages/cabinet/Read';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { Ledger } from './Ledger';
import type { CabinetPart } from './part';
import { PayeeForm } from './PayeeForm';
import { useParts } from './use-parts';

const SHOWN = ['payouts', 'balance'] as const;
const UNREAD = { status: 'unread' } as const;
const NONE_YET = 0;

export const PayoutsPart: CabinetPart = ({ bloggers }) => {
  const online = useOnline();
  const retry = useParts(bloggers, SHOWN);
  const payouts = useObservable(bloggers.payouts$, UNREAD);
  const balance = useObservable(bloggers.balance$, UNREAD);
  return (
    <>
      <Read of={payouts} online={online} onRetry={retry}>
        {(list) => (
          <PayoutList
            payouts={list}
            balance={balance.status === 'here' ? balance.value : undefined}
            details={(payout) => (
              <Ledger bloggers={bloggers} of={{ payout: payout?.id ?? NONE_YET }}>
                {(entries) => <PayoutEntries entries={entries} />}
              </Ledger>
            )}
          />
        )}
      </Read>
      <PayeeForm bloggers={bloggers} />
    </>
  );
};

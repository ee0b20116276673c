import { useEffect, useState, type ReactNode } from 'react';
import type { BloggerList, BloggersArea, LedgerEntry, LedgerQuery, Reading } from '../../../core/blogger';
import { Read } from '../../pages/cabinet/Read';
import { untilLoaded } from '../../loading/until-loaded';
import { useOnline } from '../../state/use-online';

interface Props {
  readonly bloggers: BloggersArea;
  readonly of: Pick<LedgerQuery, 'order' | 'payout'>;
  readonly children: (entries: BloggerList<LedgerEntry>) => ReactNode;
}

export function Ledger({ bloggers, of: { order, payout }, children }: Props) {
  const online = useOnline();
  const [reading, setReading] = useState<Reading<BloggerList<LedgerEntry>>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      untilLoaded(
        () => bloggers.ledger({ ...(order !== undefined && { order }), ...(payout !== undefined && { payout }) }),
        {
          here: (value) => setReading({ status: 'here', value, readAt: Date.now(), isRefreshing: false }),
          failed: () => setReading({ status: 'failed', error: undefined }),
        },
      ),
    [bloggers, order, payout, attempt],
  );
  return (
    <Read of={reading} online={online} onRetry={() => setAttempt(attempt + 1)}>
      {children}
    </Read>
  );
}

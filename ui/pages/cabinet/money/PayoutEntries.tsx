import { useState } from 'react';
import type { BloggerList, LedgerEntry } from '../../../../core/blogger';
import { isPayoutItself } from '../../../../core/internal';
import { useCabinetText } from '../../../text/cabinet-text';
import { LedgerEntries } from './LedgerEntries';
import { MoreFooter } from '../MoreFooter';

const STEP = 24;

/** Confirmed orders and returns, newest first; they sum to the payout. */
export function PayoutEntries({ entries: { items, total } }: { readonly entries: BloggerList<LedgerEntry> }) {
  const t = useCabinetText();
  const [max, setMax] = useState(STEP);
  const parts = items.filter(({ reason }) => !isPayoutItself(reason));
  const shown = parts.slice(0, max);
  return (
    <div data-testid="payout-orders">
      <LedgerEntries entries={shown} ofMany />
      <MoreFooter shown={shown.length} total={parts.length} onMore={() => setMax(max + STEP)} />
      {items.length < total && <p>{t('payouts.more-entries')}</p>}
    </div>
  );
}

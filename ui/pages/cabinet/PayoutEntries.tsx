import { useState } from 'react';
import type { BloggerList, LedgerEntry } from '../../../core';
import { useCabinetText } from '../../text/cabinet-text';
import { LedgerEntries } from './LedgerEntries';
import { MoreFoot } from './MoreFoot';

/** Movements that are shown at first, and by which more come. */
const STEP = 24;

/** What a payout is made of: each order that was confirmed and each line that came back, the newest first. They sum to the payout. */
export function PayoutEntries({ entries: { items, total } }: { readonly entries: BloggerList<LedgerEntry> }) {
  const t = useCabinetText();
  const [most, setMost] = useState(STEP);
  const parts = items.filter(isPart);
  const shown = parts.slice(0, most);
  return (
    <div data-testid="payout-orders">
      <LedgerEntries entries={shown} ofMany />
      <MoreFoot shown={shown.length} total={parts.length} onMore={() => setMost(most + STEP)} />
      {items.length < total && <p>{t('payouts.more-entries')}</p>}
    </div>
  );
}

/** Not the making and sending of the payout itself. */
function isPart({ reason }: LedgerEntry): boolean {
  return reason !== 'payout_made' && reason !== 'payout_sent' && reason !== 'payout_withdrawn';
}

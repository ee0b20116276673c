import { useState } from 'react';
import type { BloggerList, LedgerEntry } from '../../../../core';
import { useCabinetText } from '../../../text/cabinet-text';
import { LedgerEntries } from './LedgerEntries';
import { MoreFooter } from '../MoreFoot';

const STEP = 24;

/** Confirmed orders and returns, newest first; they sum to the payout. */
export function PayoutEntries({ entries: { items, total } }: { readonly entries: BloggerList<LedgerEntry> }) {
  const t = useCabinetText();
  const [max, setMax] = useState(STEP);
  const parts = items.filter(isPart);
  const shown = parts.slice(0, max);
  return (
    <div data-testid="payout-orders">
      <LedgerEntries entries={shown} ofMany />
      <MoreFooter shown={shown.length} total={parts.length} onMore={() => setMax(max + STEP)} />
      {items.length < total && <p>{t('payouts.more-entries')}</p>}
    </div>
  );
}

function isPart({ reason }: LedgerEntry): boolean {
  return reason !== 'payout_made' && reason !== 'payout_sent' && reason !== 'payout_withdrawn';
}

import { useState, type ReactNode } from 'react';
import type { BloggerBalance, BloggerList, BloggerPayout } from '../../../../core/blogger';
import { moneyText } from '../../../../core/shopper';
import { Foldable } from '../../../components/base/Foldable';
import { useTimeZone } from '../../../state/use-time-zone';
import { useCabinetText } from '../../../text/cabinet-text';
import { longDate } from '../../../text/long-date';
import { useLocale } from '../../../text/text-context';
import { EmptyList } from '../../ListPage';
import styles from './PayoutList.module.css';

interface Props {
  readonly payouts: BloggerList<BloggerPayout>;
  readonly balance?: BloggerBalance | undefined;
  readonly details: (payout?: BloggerPayout) => ReactNode;
}

/** Key of the next payout, which has no id. */
const NEXT = 0;

export function PayoutList({ payouts: { items }, balance, details }: Props) {
  const t = useCabinetText();
  const [open, setOpen] = useState<number>();
  const toggle = (id: number) => setOpen(id === open ? undefined : id);
  const next = balance?.currencies.filter(({ due }) => due !== 0) ?? [];
  if (items.length === 0 && next.length === 0) {
    return <EmptyList title={t('payouts.empty')} hint={t('payouts.empty-hint')} />;
  }
  return (
    <ul>
      {next.length > 0 && (
        <Foldable testId="next-payout" head={<Next of={next} />} isOpen={open === NEXT} onToggle={() => toggle(NEXT)}>
          {open === NEXT && details()}
        </Foldable>
      )}
      {items.map((payout) => (
        <Foldable
          key={payout.id}
          testId="payout"
          head={<Glance payout={payout} />}
          isOpen={payout.id === open}
          onToggle={() => toggle(payout.id)}
        >
          {payout.id === open && <Details payout={payout}>{details(payout)}</Details>}
        </Foldable>
      ))}
    </ul>
  );
}

function Next({ of: parts }: { readonly of: readonly Omit<BloggerBalance, 'currencies'>[] }) {
  const t = useCabinetText();
  const locale = useLocale();
  const zone = useTimeZone();
  return (
    <span className={styles.glance}>
      {parts.map(({ currency, due, next_payment: next }) => (
        <span key={currency} className={styles.row}>
          <span>
            {next === null ? t('payouts.not-due') : t('balance.next', { date: longDate(next, locale, zone) })}
          </span>
          <b className={styles.sum}>{moneyText(due, currency, locale)}</b>
        </span>
      ))}
    </span>
  );
}

function Glance({ payout }: { readonly payout: BloggerPayout }) {
  const t = useCabinetText();
  const locale = useLocale();
  const { id, sum, bonus, currency, created_at: created, paid_at: paid, orders } = payout;
  return (
    <span className={styles.glance}>
      <span className={styles.row}>
        <b>{t('sales.payout-number', { id: String(id) })}</b>
        <b className={styles.sum} data-testid="payout-sum">
          {moneyText(sum, currency, locale)}
        </b>
      </span>
      <span className={styles.row}>
        <span className={paid === null ? undefined : styles.sent}>
          {paid === null
            ? t('payouts.on-its-way', { date: longDate(created, locale) })
            : t('payouts.sent', { date: longDate(paid, locale) })}
        </span>
        <span className={styles.soft}>
          {t('payouts.orders', { count: orders })}
          {bonus > 0 && `, ${t('stats.total-bonus', { amount: moneyText(bonus, currency, locale) })}`}
        </span>
      </span>
    </span>
  );
}

function Details({ payout, children }: { readonly payout: BloggerPayout; readonly children: ReactNode }) {
  const t = useCabinetText();
  return (
    <>
      {payout.file !== null && (
        <p>
          <a className={styles.file} href={payout.file} download>
            {t('sales.file')}
          </a>
        </p>
      )}
      {children}
    </>
  );
}

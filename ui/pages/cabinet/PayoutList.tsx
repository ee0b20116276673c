import { useState } from 'react';
import { moneyText, type BloggerList, type BloggerOrder, type BloggerPayout } from '../../../core';
import { Foldable } from '../../components/Foldable';
import { useCabinetText } from '../../text/cabinet-text';
import { longDate } from '../../text/long-date';
import { useLocale } from '../../text/text-context';
import { EmptyList } from '../ListPage';
import styles from './PayoutList.module.css';

interface Props {
  readonly payouts: BloggerList<BloggerPayout>;
  /** The orders that are known: each payout shows those that make it. */
  readonly sales: readonly BloggerOrder[];
}

/** What was paid to a blogger, or is on its way (A §3, payouts): each opens in place and shows its orders. */
export function PayoutList({ payouts: { items }, sales }: Props) {
  const t = useCabinetText();
  const [open, setOpen] = useState<number>();
  if (items.length === 0) return <EmptyList title={t('payouts.empty')} hint={t('payouts.empty-hint')} />;
  return (
    <ul>
      {items.map((payout) => (
        <Foldable
          key={payout.id}
          testId="payout"
          head={<Glance payout={payout} />}
          isOpen={payout.id === open}
          onToggle={() => setOpen(payout.id === open ? undefined : payout.id)}
        >
          {payout.id === open && (
            <Details payout={payout} sales={sales.filter(({ royalty }) => royalty.payout_id === payout.id)} />
          )}
        </Foldable>
      ))}
    </ul>
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

function Details({ payout, sales }: { readonly payout: BloggerPayout; readonly sales: readonly BloggerOrder[] }) {
  const t = useCabinetText();
  const locale = useLocale();
  return (
    <>
      {payout.file !== null && (
        <p>
          <a className={styles.file} href={payout.file} download>
            {t('sales.file')}
          </a>
        </p>
      )}
      {sales.length < payout.orders && <p className={styles.soft}>{t('payouts.orders-unknown')}</p>}
      {sales.length > 0 && (
        <ul className={styles.orders} data-testid="payout-orders">
          {sales.map((sale) => (
            <li key={sale.id} className={styles.row}>
              <span>
                {t('sales.number', { number: sale.number })}{' '}
                <span className={styles.soft}>{longDate(sale.date, locale)}</span>
              </span>
              <span className={styles.sum}>{moneyText(sale.royalty.sum, sale.royalty.currency, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

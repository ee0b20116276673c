import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BloggerOrder } from '../../../../core/blogger';
import { moneyText } from '../../../../core/shopper';
import { useCabinetText } from '../../../text/cabinet-text';
import { longDate } from '../../../text/long-date';
import { useLocale } from '../../../text/text-context';
import styles from './SaleDetails.module.css';

interface Props {
  readonly sale: BloggerOrder;
  readonly ledger: ReactNode;
}

/** Shows one order and its royalty calculation. Must not contain personal data. */
export function SaleDetails({ sale, ledger }: Props) {
  const t = useCabinetText();
  const locale = useLocale();
  return (
    <div className={styles.details} data-testid="sale-details">
      <div className={styles.column}>
        <h3 className={styles.heading}>{t('sales.products')}</h3>
        <ul className={styles.products}>
          {sale.products.map(({ sku, name, count }, index) => (
            <li key={`${sku}-${String(index)}`}>
              {count > 1 && `${t('sales.count', { count })} `}
              {name}
            </li>
          ))}
        </ul>
        <dl className={styles.steps}>
          <Step
            name={t(sale.paid ? 'sales.price' : 'sales.total')}
            note={sale.paid || sale.canceled ? undefined : t('royalty.awaits-payment')}
          >
            {moneyText(sale.price, sale.currency, locale)}
          </Step>
        </dl>
      </div>
      <div className={styles.column}>
        <h3 className={styles.heading}>{t('sales.how')}</h3>
        <Royalty sale={sale} />
      </div>
      <div className={clsx(styles.column, styles.wide)}>
        <h3 className={styles.heading}>{t('ledger.title')}</h3>
        {ledger}
      </div>
    </div>
  );
}

function Royalty({ sale: { royalty } }: Pick<Props, 'sale'>) {
  const t = useCabinetText();
  const locale = useLocale();
  const { base, profit_percent: profit, bonus_percent: bonus } = royalty;
  const money = (amount: number) => moneyText(amount, royalty.currency, locale);
  const share = (percent: number) => t('sales.of-base', { percent, base: money(base) });
  return (
    <dl className={styles.steps} data-testid="sale-steps">
      <Step name={t('sales.base')}>{money(base)}</Step>
      <Step name={t('sales.royalty')} note={share(profit)}>
        <b>{money(royalty.sum)}</b>
      </Step>
      <Step name={t('sales.bonus')} note={share(bonus)}>
        {money(royalty.bonus)}
      </Step>
      <Step name={t('sales.payable')}>
        {royalty.payable_on === null ? t('read.unknown') : longDate(royalty.payable_on, locale)}
      </Step>
      {royalty.payout_id !== null && (
        <Step name={t('sales.payout')}>{t('sales.payout-number', { id: String(royalty.payout_id) })}</Step>
      )}
      {royalty.file !== null && (
        <Step name={t('sales.file')}>
          <a className={styles.file} href={royalty.file} download>
            {t('sales.file')}
          </a>
        </Step>
      )}
    </dl>
  );
}

interface StepProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Step({ name, note, children }: StepProps) {
  return (
    <div className={styles.step}>
      <dt>
        {name}
        {note !== undefined && <small className={styles.note}>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

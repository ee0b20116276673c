import { clsx } from 'clsx';
import type { CustomerOrder } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { longDate } from '../../text/long-date';
import { useOrderText } from '../../text/order-text';
import { useLocale } from '../../text/text-context';
import styles from './OrderPage.module.css';

export function StartedReturns({ returns }: Pick<CustomerOrder, 'returns'>) {
  const t = useOrderText();
  const locale = useLocale();
  return (
    <section className={styles.returns} aria-labelledby="order-returns">
      <h2 id="order-returns" className={clsx('display', styles.small)}>
        {t('returns')}
      </h2>
      {returns.map(({ number, at, lines, address, reason }) => (
        <div key={number} className={styles.return} data-testid="started-return">
          <h3>{t('return.title', { number })}</h3>
          <p className={styles.soft}>
            {t('return.started', { date: longDate(at, locale) })} · {t(`reason.${reason}`)}
          </p>
          <ul>
            {lines.map(({ sku, qty, name }) => (
              <li key={sku}>
                {qty} × {name}
              </li>
            ))}
          </ul>
          <p>{t('return.where', { number })}</p>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      ))}
      <p className={styles.ways}>
        <Button kind="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </p>
    </section>
  );
}

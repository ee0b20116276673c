import { clsx } from 'clsx';
import type { CustomerOrder } from '../../../core/account';
import { longDate } from '../../text/long-date';
import { useOrderText } from '../../text/order-text';
import { useLocale } from '../../text/text-context';
import styles from './OrderPage.module.css';

interface Props {
  readonly parcels: NonNullable<CustomerOrder['parcels']>;
  readonly isPartlySent: boolean;
}

/** Parcels of an order that is sent in parts. */
export function OrderParcels({ parcels, isPartlySent }: Props) {
  const t = useOrderText();
  const locale = useLocale();
  return (
    <section className={styles.returns} aria-labelledby="order-parcels" data-testid="order-parcels">
      <h2 id="order-parcels" className={clsx('display', styles.small)}>
        {t('parcels')}
      </h2>
      {parcels.map(({ id, number, sent_at: at, carrier, tracking, link, lines }) => (
        <div key={id} className={styles.return} data-testid="order-parcel">
          <h3>{t('parcel', { number })}</h3>
          <p className={styles.soft}>{t('parcel.sent', { date: longDate(at, locale) })}</p>
          <ul>
            {lines.map(({ sku, qty, name }) => (
              <li key={sku}>
                {qty} × {name}
              </li>
            ))}
          </ul>
          {carrier !== null && carrier !== '' && <p>{t('carrier', { carrier })}</p>}
          {tracking !== null && (
            <p>
              {link === null ? (
                tracking
              ) : (
                <a href={link} target="_blank" rel="noreferrer" aria-label={t('parcel.track', { tracking })}>
                  {tracking}
                </a>
              )}
            </p>
          )}
        </div>
      ))}
      {isPartlySent && <p>{t('parcel.follows')}</p>}
    </section>
  );
}

import type { ManagedOrder } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import styles from './Orders.module.css';
import { Tracking } from './Tracking';

interface Props {
  readonly parcels: NonNullable<ManagedOrder['parcels']>;
  readonly onChange?: ((parcel: string) => void) | undefined;
}

/** Parcels of an order that is sent in parts. */
export function OrderParcels({ parcels, onChange }: Props) {
  const t = useManageText();
  const locale = useLocale();
  return (
    <ul className={styles.history}>
      {parcels.map(({ id, number, sent_at: at, carrier, tracking, link, lines }) => (
        <li key={id}>
          <p>
            <b>{t('order.parcel', { number })}</b>
          </p>
          {lines.map(({ sku, name, qty }) => (
            <p key={sku}>
              {String(qty)} × {name} <span className={styles.soft}>{t('order.sku', { sku })}</span>
            </p>
          ))}
          <p>
            {carrier !== null && carrier !== '' && `${carrier} `}
            {tracking !== null && <Tracking number={tracking} link={link} />}
          </p>
          <time className={styles.soft} dateTime={at}>
            {t('order.parcel-sent', { when: momentOf(at, locale) })}
          </time>
          {onChange !== undefined && (
            <div>
              <Button
                kind="quiet"
                aria-label={`${t('order.tracking-change')}: ${t('order.parcel', { number })}`}
                onClick={() => onChange(id)}
              >
                {t('order.tracking-change')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

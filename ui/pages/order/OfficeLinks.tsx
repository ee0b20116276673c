import type { CustomerOrder } from '../../../core';
import { Link } from '../../components/Link';
import { useOrderText } from '../../text/order-text';
import styles from './OrderDetails.module.css';

interface Props {
  readonly office: NonNullable<CustomerOrder['office']>;
  /** Opens the page of this shop's back office in the place of the link: who acts for a customer is themselves again first. */
  readonly onOffice: (() => void) | undefined;
}

/** Ways from an order into the back office; the shop sends them to staff alone (A §1, §6). */
export function OfficeLinks({ office: { path, link }, onOffice }: Props) {
  const t = useOrderText();
  if (path === null && link === null) return null;
  return (
    <div data-testid="order-office">
      <dt>{t('office')}</dt>
      <dd>
        {path !== null &&
          (onOffice === undefined ? (
            <Link href={path} className={styles.file}>
              {t('office.own')}
            </Link>
          ) : (
            <button type="button" className={styles.copy} onClick={onOffice}>
              {t('office.own')}
            </button>
          ))}
        {link !== null && (
          <a className={styles.file} href={link} target="_blank" rel="noreferrer">
            {t('office.link')}
          </a>
        )}
      </dd>
    </div>
  );
}

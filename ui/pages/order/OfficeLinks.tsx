import type { CustomerOrder } from '../../../core/account';
import { Link } from '../../components/base/Link';
import { useOrderText } from '../../text/order-text';
import styles from './OrderDetails.module.css';

interface Props {
  readonly office: NonNullable<CustomerOrder['office']>;
  /** Ends acting as a customer first. */
  readonly onOffice: (() => void) | undefined;
}

/** The shop sends these links to staff only. */
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

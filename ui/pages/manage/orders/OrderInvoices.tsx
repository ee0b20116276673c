import { clsx } from 'clsx';
import type { OrderInvoice } from '../../../../core/internal-staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import { issuedDay } from './issued-day';
import { useOrderMoney } from './OrderSheet';
import styles from './Orders.module.css';

interface Props {
  readonly invoices: readonly OrderInvoice[];
  readonly currency: string;
  readonly printPath: (number: string) => string;
  /** Omitted if the user may not issue, or the order has an invoice. */
  readonly onIssue?: (() => void) | undefined;
  readonly onMail?: ((number: string) => void) | undefined;
}

export function OrderInvoices({ invoices, currency, printPath, onIssue, onMail }: Props) {
  const t = useManageText();
  const locale = useLocale();
  const money = useOrderMoney(currency);
  return (
    <>
      {invoices.length === 0 && <p className={styles.soft}>{t('invoice.none')}</p>}
      <ul className={styles.lines}>
        {invoices.map(({ number, kind, issued_on, gross, pdf, xml }) => (
          <li key={number} className={clsx(styles.two, styles.file)}>
            <span className={styles.name}>
              {t(`invoice.${kind}`)} {number}
            </span>
            <span className={styles.soft}>
              {issuedDay(issued_on, locale)} · {money(kind === 'credit_note' ? -gross : gross)}
            </span>
            <span className={styles.actions}>
              <a href={printPath(number)} aria-label={t('invoice.print-named', { number })}>
                {t('invoice.print')}
              </a>
              <a href={pdf} aria-label={t('invoice.pdf-named', { number })}>
                {t('invoice.pdf')}
              </a>
              <a href={xml} aria-label={t('invoice.xml-named', { number })}>
                {t('invoice.xml')}
              </a>
              {onMail !== undefined && (
                <Button kind="quiet" aria-label={t('invoice.mail-named', { number })} onClick={() => onMail(number)}>
                  {t('invoice.mail')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {onIssue !== undefined && (
        <div>
          <Button kind="secondary" onClick={onIssue}>
            {t('invoice.issue')}
          </Button>
        </div>
      )}
    </>
  );
}

import type { ManagedOrder } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import styles from './Orders.module.css';

interface Props {
  readonly order: Pick<ManagedOrder, 'tax_exempt' | 'vat'>;
  /** Asks the register again. */
  readonly onCheck?: (() => void) | undefined;
  readonly isBusy?: boolean | undefined;
}

/** VAT number of an order with its check. A check that exempted the order is its proof, and stays. */
export function OrderVat({ order: { tax_exempt, vat }, onCheck, isBusy = false }: Props) {
  const t = useManageText();
  const locale = useLocale();
  if (vat === undefined) return null;
  const isExempt = tax_exempt === true;
  const { number, status, checked_at: at, consultation_number: proof } = vat;
  return (
    <div>
      <dt>{t('order.vat')}</dt>
      <dd>
        <span>{number}</span>
        <span>{t(`order.vat.${status}`)}</span>
        {at !== null && <span className={styles.soft}>{t('order.vat-checked', { when: momentOf(at, locale) })}</span>}
        {proof !== undefined && <span className={styles.soft}>{t('order.vat-proof', { proof })}</span>}
        {isExempt && <span>{t('order.vat-exempt')}</span>}
        {!isExempt && status !== 'unsupported' && onCheck !== undefined && (
          <Button kind="quiet" busy={isBusy} onClick={onCheck}>
            {t('order.vat-check')}
          </Button>
        )}
      </dd>
    </div>
  );
}

import { moneyText } from '../../../../core/shopper';
import type { OrderRow } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import { useTimeZone } from '../../../state/use-time-zone';
import type { Column } from '../DataTable';
import { NeedMarks, PaymentMark } from './OrderBadges';
import styles from './Orders.module.css';

const STEPS = ['0', '1', '2', '3', '4', '5'] as const;

export function useOrderColumns(): readonly Column<OrderRow>[] {
  const t = useManageText();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return [
    { name: 'number', label: t('orders.number'), canSort: true, cell: ({ id }) => id },
    {
      name: 'created',
      label: t('orders.placed'),
      canSort: true,
      cell: (row) => <time dateTime={row.created_at}>{when.format(new Date(row.created_at))}</time>,
    },
    {
      name: 'customer',
      label: t('orders.customer'),
      cell: ({ name, email }) => (
        <span className={styles.two}>
          <span>{name}</span>
          <span className={styles.soft}>{email}</span>
        </span>
      ),
    },
    {
      name: 'total',
      label: t('orders.total'),
      canSort: true,
      isNumber: true,
      cell: ({ total, currency }) => moneyText(total, currency, locale),
    },
    {
      name: 'paid',
      label: t('orders.money'),
      cell: ({ payment_state: state, canceled }) => <PaymentMark state={state} canceled={canceled} />,
    },
    {
      name: 'step',
      label: t('orders.delivery'),
      cell: ({ step, tracking, partly_sent: isPartlySent }) => (
        <span className={styles.two}>
          <span>{isPartlySent ? t('order.partly-sent') : t(`orders.step.${STEPS[step] ?? STEPS[0]}`)}</span>
          {tracking !== null && <span className={styles.soft}>{tracking}</span>}
        </span>
      ),
    },
    { name: 'needs', label: t('orders.needs'), cell: ({ needs }) => <NeedMarks needs={needs} /> },
  ];
}

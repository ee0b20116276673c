import type { ManagedOrder } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useCopied } from '../../../state/device/use-copied';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import styles from './Orders.module.css';

/** Link that pays an order online, to pass on to its customer. */
export function PayLink({ pay: { link, until } }: { readonly pay: NonNullable<ManagedOrder['pay_link']> }) {
  const t = useManageText();
  const locale = useLocale();
  const [isCopied, copy] = useCopied(link);
  return (
    <div className={styles.since}>
      <p>{t('order.pay-link', { when: momentOf(until, locale) })}</p>
      <p className={styles.actions}>
        <Button kind="secondary" onClick={copy}>
          {t(isCopied ? 'order.pay-copied' : 'order.pay-copy')}
        </Button>
      </p>
    </div>
  );
}

import { useText } from '../../text/text-context';
import styles from './PayLink.module.css';

/** A plain link: the payment page is outside the app. */
export function PayLink({ href }: { readonly href: string }) {
  const t = useText();
  return (
    <a className={styles.pay} href={href}>
      {t('thanks.pay-now')}
    </a>
  );
}

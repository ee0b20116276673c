import { useText } from '../text/text-context';
import styles from './PayLink.module.css';

/** The way to pay an open order. The page of a payment is not one of the shop's own: an ordinary link. */
export function PayLink({ href }: { readonly href: string }) {
  const t = useText();
  return (
    <a className={styles.pay} href={href}>
      {t('thanks.pay-now')}
    </a>
  );
}

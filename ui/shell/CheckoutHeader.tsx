import { Icon } from '../components/base/Icon';
import { Link } from '../components/base/Link';
import { useText } from '../text/text-context';
import styles from './CheckoutFrame.module.css';
import { ShopName } from './frame/Header';
import type { Logo } from './frame/logo';

interface Props {
  readonly name: string;
  readonly logo: Logo | undefined;
  readonly homePath: string;
  readonly cartPath: string;
}

export function CheckoutHeader({ name, logo, homePath, cartPath }: Props) {
  const t = useText();
  return (
    <header className={styles.header} data-testid="checkout-header">
      <Link href={cartPath} className={styles.back}>
        <Icon name="previous" size={18} />
        <span>{t('checkout.back-to-bag')}</span>
      </Link>
      <Link href={homePath} className={styles.logo}>
        <ShopName name={name} logo={logo} />
      </Link>
      <p className={styles.secure}>
        <svg
          width="16"
          height="16"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M5 11h14v10H5V11ZM8 11V7a4 4 0 0 1 8 0v4" />
        </svg>
        {t('checkout.secure')}
      </p>
    </header>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/base/Icon';
import { Link } from '../../components/base/Link';
import { useText } from '../../text/text-context';
import styles from './SignedOut.module.css';

interface Props {
  readonly title: string;
  readonly findPath: string;
  readonly percent: number;
  readonly children: ReactNode;
}

export function SignedOut({ title, findPath, percent, children }: Props) {
  const t = useText();
  const gains: readonly (readonly [IconName, string])[] = [
    ['box', t('account.gain-orders')],
    ['check', t('account.gain-addresses')],
    ['bag', t('account.gain-bag')],
    ...(percent > 0 ? [['person', t('account.earn', { percent })] as const] : []),
  ];
  return (
    <div className={styles.page} data-testid="signed-out">
      <div className={styles.ways}>
        <h1 className={clsx('display', styles.title)}>{title}</h1>
        <p className={styles.text}>{t('account.sign-in-hint')}</p>
        <div className={styles.buttons}>{children}</div>
        <p className={styles.guest}>
          {t('orders.elsewhere')} <Link href={findPath}>{t('orders.find')}</Link>
        </p>
      </div>
      <section className={styles.gains} aria-labelledby="account-gains">
        <h2 id="account-gains" className={clsx('display', styles.small)}>
          {t('account.gains')}
        </h2>
        <ul>
          {gains.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

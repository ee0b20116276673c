import type { MouseEvent } from 'react';
import { Link } from '../components/Link';
import { useText } from '../text/text-context';
import styles from './Banner.module.css';

interface Props {
  /** Percent of what is paid that comes back. */
  readonly percent: number;
  /** Where a customer reads of their bonuses. */
  readonly href: string;
  /** Given for a visitor: opens the sign-up modal (A §2.7). */
  readonly onSignUp?: (() => void) | undefined;
}

/** What an order brings, above the header (A §2.7). */
export function BonusBanner({ percent, href, onSignUp }: Props) {
  const t = useText();
  const signUp = (event: MouseEvent) => {
    event.preventDefault();
    onSignUp?.();
  };
  return (
    <Link
      href={href}
      className={styles.banner}
      data-testid="bonus-banner"
      {...(onSignUp && { onClick: signUp, 'aria-haspopup': 'dialog' })}
    >
      {t('banner.bonuses', { percent })}
    </Link>
  );
}

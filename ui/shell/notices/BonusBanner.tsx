import type { MouseEvent } from 'react';
import { Link } from '../../components/base/Link';
import { useText } from '../../text/text-context';
import styles from './Banner.module.css';

interface Props {
  readonly percent: number;
  readonly href: string;
  readonly onSignUp?: (() => void) | undefined;
}

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

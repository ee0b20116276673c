import { useText } from '../../text/text-context';
import { SignInButton } from '../../parts/SignInButton';
import styles from './SignInHint.module.css';

export function SignInHint() {
  const t = useText();
  return (
    <div className={styles.hint}>
      <p>{t('sign-in.hint')}</p>
      <SignInButton kind="quiet" />
    </div>
  );
}

import { MIN_PASSWORD, passwordLength } from '../../../core/account';
import { useText } from '../../text/text-context';
import { passwordStrength } from './password-strength';
import styles from './PasswordStrengthBar.module.css';

const BARS = { short: 1, weak: 2, fair: 3, strong: 4 } as const;

interface Props {
  readonly password: string;
  readonly own: readonly string[];
}

export function PasswordStrengthBar({ password, own }: Props) {
  const t = useText();
  if (password === '') return null;
  const strength = passwordStrength(password, own);
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={bar <= BARS[strength] || undefined} />
        ))}
      </span>
      <p role="status">{t(`strength.${strength}`, { count: Math.max(0, MIN_PASSWORD - passwordLength(password)) })}</p>
    </div>
  );
}

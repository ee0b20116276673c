import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { useText } from '../text/text-context';
import styles from './SignIn.module.css';

interface Props {
  readonly text?: string | undefined;
  /** What the button that sends says; left out where nothing is sent any more. */
  readonly action?: string | undefined;
  readonly busy?: boolean;
  readonly onSubmit?: () => void;
  readonly onBack?: (() => void) | undefined;
  readonly children?: ReactNode;
  /** Other ways to go on, quieter than the button. */
  readonly others?: ReactNode;
}

/** What every screen of the sign-in modal has: what it is about, its fields, one button, and other ways. */
export function SignInFrame({ text, action, busy = false, onSubmit, onBack, children, others }: Props) {
  const t = useText();
  return (
    <form
      className={styles.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
      {action !== undefined && (
        <Button type="submit" wide busy={busy}>
          {action}
        </Button>
      )}
      {others !== undefined && <div className={styles.others}>{others}</div>}
      {onBack !== undefined && (
        <Button kind="quiet" onClick={onBack}>
          {t('menu.back')}
        </Button>
      )}
    </form>
  );
}

import { useRef, type ReactNode } from 'react';
import { Button } from '../components/Button';
import { useFocusOnWrong } from '../state/focus-on-wrong';
import { useText } from '../text/text-context';
import styles from './SignIn.module.css';
import type { Refusal } from './use-submit';

interface Props {
  readonly text?: string | undefined;
  /** What the button that sends says; left out where nothing is sent any more. */
  readonly action?: string | undefined;
  readonly busy?: boolean;
  /** What was refused last: the focus goes to its field. */
  readonly refused?: Refusal | undefined;
  readonly onSubmit?: () => void;
  readonly onBack?: (() => void) | undefined;
  readonly children?: ReactNode;
  /** Other ways to go on, quieter than the button. */
  readonly others?: ReactNode;
}

/** What every screen of the sign-in modal has: what it is about, its fields, one button, and other ways. */
export function SignInFrame({ text, action, busy = false, refused, onSubmit, onBack, children, others }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, refused);
  return (
    <form
      ref={form}
      className={styles.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {/* What is wrong is read out also where the focus is in the field already. */}
      <div className={styles.fields} aria-live="polite">
        {children}
      </div>
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

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../components/Button';
import { useFocusOnWrong } from '../state/focus-on-wrong';
import { useText } from '../text/text-context';
import styles from './SignIn.module.css';
import type { Refusal } from '../state/use-submit';

interface Props {
  readonly text?: string | undefined;
  /** What the button that sends says; left out where nothing is sent any more. */
  readonly action?: string | undefined;
  readonly busy?: boolean;
  /** What was refused last: the focus goes to its field. */
  readonly refused?: Refusal | undefined;
  readonly onSubmit?: () => void;
  /** It came without being asked for: a press that was meant for the screen before does not count. */
  readonly unasked?: boolean;
  readonly onBack?: (() => void) | undefined;
  readonly children?: ReactNode;
  /** Other ways to go on, quieter than the button. */
  readonly others?: ReactNode;
}

/** Milliseconds in which nobody has seen a screen that came by itself. */
const UNSEEN_MS = 400;

/** Tells a press that was begun on this screen from one that was begun on the screen before, which stood in the same place. */
function useOwnPress(unasked: boolean) {
  const came = useRef(0);
  const began = useRef<number>(undefined);
  useEffect(() => {
    came.current = performance.now();
  }, []);
  return {
    /** Something is typed here: the screen was seen. */
    see: () => {
      came.current = -Infinity;
    },
    begin: () => {
      began.current = performance.now();
    },
    isOwn: () => {
      const from = began.current ?? performance.now();
      began.current = undefined;
      return !unasked || from - came.current > UNSEEN_MS;
    },
  };
}

/** What every screen of the sign-in modal has: what it is about, its fields, one button, and other ways. */
export function SignInFrame(props: Props) {
  const { text, action, busy = false, refused, onSubmit, unasked = false, onBack, children, others } = props;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, refused);
  const press = useOwnPress(unasked);
  return (
    <form
      ref={form}
      className={styles.screen}
      noValidate
      onInputCapture={press.see}
      onPointerDownCapture={press.begin}
      onKeyDownCapture={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault(); // held since the screen before
        else press.begin();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (press.isOwn()) onSubmit?.();
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

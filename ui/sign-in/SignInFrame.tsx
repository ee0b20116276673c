import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../components/base/Button';
import { useFocusOnWrong } from '../state/focus-on-wrong';
import { useText } from '../text/text-context';
import styles from './SignIn.module.css';
import type { Refusal } from '../state/use-submit';

interface Props {
  readonly text?: string | undefined;
  readonly action?: string | undefined;
  readonly busy?: boolean;
  readonly refused?: Refusal | undefined;
  readonly onSubmit?: () => void;
  /** Ignores presses meant for the previous screen. */
  readonly unasked?: boolean;
  readonly onBack?: (() => void) | undefined;
  readonly children?: ReactNode;
  readonly others?: ReactNode;
}

/** Milliseconds before a screen shown automatically accepts presses. */
const SHORT_GLANCE_MS = 400;

function useOwnPress(unasked: boolean) {
  const came = useRef(0);
  const began = useRef<number>(undefined);
  useEffect(() => {
    came.current = performance.now();
  }, []);
  return {
    see: () => {
      came.current = -Infinity;
    },
    begin: () => {
      began.current = performance.now();
    },
    isOwn: () => {
      const from = began.current ?? performance.now();
      began.current = undefined;
      return !unasked || from - came.current > SHORT_GLANCE_MS;
    },
  };
}

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
        if (event.repeat && event.key === 'Enter') event.preventDefault(); // key held since the previous screen
        else press.begin();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (press.isOwn()) onSubmit?.();
      }}
    >
      {text !== undefined && <p className={styles.text}>{text}</p>}
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

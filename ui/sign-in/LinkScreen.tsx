import { useSubmit, type Refusal } from '../state/use-submit';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import styles from './SignIn.module.css';

interface Props {
  /** Whose account the link opens. */
  readonly contact: string;
  readonly onLink: () => Promise<Refusal | undefined>;
  readonly onCode: () => void;
}

/**
 * Asks before a link signs in that another device requested (A §4.2): it may have come from a stranger, and lead into their
 * account. The contact is shown whole, as the link has it: a stranger finds an address that looks the same in part.
 */
export function LinkScreen({ contact, onLink, onCode }: Props) {
  const t = useText();
  const { busy, submit, refusal } = useSubmit(onLink);
  return (
    <SignInFrame
      text={t('sign-in.link-text', { contact })}
      action={t('sign-in.link-yes', { contact })}
      busy={busy}
      refused={refusal}
      onSubmit={() => void submit(undefined)}
      unasked
      others={
        <button type="button" onClick={onCode}>
          {t('sign-in.link-no')}
        </button>
      }
    >
      {refusal !== undefined && (
        <p role="alert" className={styles.reason}>
          {refusal.text}
        </p>
      )}
    </SignInFrame>
  );
}

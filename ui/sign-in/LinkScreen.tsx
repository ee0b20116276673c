import { useSubmit, type Refusal } from '../state/use-submit';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import styles from './SignIn.module.css';

interface Props {
  readonly contact: string;
  readonly onLink: () => Promise<Refusal | undefined>;
  readonly onCode: () => void;
}

/**
 * Confirms a link requested on another device, which could sign in to an attacker's account. Shows the full contact,
 * because parts can be imitated.
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

import { maskContact } from '../../core';
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

/** Asks before a link signs in that another device requested (A §4.2): it may have come from a stranger, and lead into their account. */
export function LinkScreen({ contact, onLink, onCode }: Props) {
  const t = useText();
  const { busy, submit, refusal } = useSubmit(onLink);
  const masked = maskContact(contact);
  return (
    <SignInFrame
      text={t('sign-in.link-text', { contact: masked })}
      action={t('sign-in.link-yes', { contact: masked })}
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

import { useState } from 'react';
import { Field } from '../components/fields/Field';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import styles from './SignIn.module.css';
import { useSubmit, type Send } from '../state/use-submit';
import { usePasskeyWay, type SendPasskey } from './use-passkey-way';

interface Props {
  readonly contact: string;
  readonly reason?: string | undefined;
  readonly offer?: string | undefined;
  readonly onSend: Send<string>;
  readonly onPasskey?: SendPasskey | undefined;
  readonly onPassword: (contact: string) => void;
  readonly onRegister: (contact: string) => void;
}

export function ContactScreen({ contact: given, reason, offer, onSend, onPasskey, onPassword, onRegister }: Props) {
  const t = useText();
  const [contact, setContact] = useState(given);
  const { busy, submit, refusal, errorOf, refuse, clear } = useSubmit(onSend);
  const askPasskey = usePasskeyWay(onPasskey, refuse);
  return (
    <SignInFrame
      text={reason === undefined ? offer : undefined}
      action={t('sign-in.send')}
      busy={busy}
      refused={refusal}
      onSubmit={() => void submit(contact)}
      others={
        <>
          {askPasskey !== undefined && (
            <button type="button" onClick={() => void askPasskey()}>
              {t('sign-in.with-passkey')}
            </button>
          )}
          <button type="button" onClick={() => onPassword(contact)}>
            {t('sign-in.with-password')}
          </button>
          <button type="button" onClick={() => onRegister(contact)}>
            {t('sign-in.register')}
          </button>
        </>
      }
    >
      {reason !== undefined && (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
      <Field
        id="sign-in-contact"
        label={t('sign-in.contact')}
        hint={t('sign-in.contact-hint')}
        value={contact}
        required
        autoComplete={askPasskey === undefined ? 'username' : 'username webauthn'}
        maxLength={254}
        error={errorOf('contact')}
        onChange={(value) => {
          setContact(value);
          clear();
        }}
      />
    </SignInFrame>
  );
}

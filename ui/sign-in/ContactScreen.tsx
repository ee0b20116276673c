import { useState } from 'react';
import { Field } from '../components/Field';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import { useSubmit, type Send } from './use-submit';

interface Props {
  /** What to begin with. */
  readonly contact: string;
  readonly onSend: Send<string>;
  readonly onPassword: (contact: string) => void;
  readonly onRegister: (contact: string) => void;
}

/** The first step (A §4.1): a phone number or an e-mail address in one field. */
export function ContactScreen({ contact: given, onSend, onPassword, onRegister }: Props) {
  const t = useText();
  const [contact, setContact] = useState(given);
  const { busy, submit, errorOf, mend } = useSubmit(onSend);
  return (
    <SignInFrame
      action={t('sign-in.send')}
      busy={busy}
      onSubmit={() => void submit(contact)}
      others={
        <>
          <button type="button" onClick={() => onPassword(contact)}>
            {t('sign-in.with-password')}
          </button>
          <button type="button" onClick={() => onRegister(contact)}>
            {t('sign-in.register')}
          </button>
        </>
      }
    >
      <Field
        id="sign-in-contact"
        label={t('sign-in.contact')}
        hint={t('sign-in.contact-hint')}
        value={contact}
        required
        autoComplete="username"
        maxLength={254}
        error={errorOf('contact')}
        onChange={(value) => {
          setContact(value);
          mend();
        }}
      />
    </SignInFrame>
  );
}

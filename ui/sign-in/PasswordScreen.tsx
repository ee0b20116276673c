import { useState } from 'react';
import { Field } from '../components/fields/Field';
import { PasswordField } from '../components/fields/PasswordField';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import { useSubmit, type Send } from '../state/use-submit';

interface Props {
  readonly contact: string;
  readonly onSignIn: Send<{ readonly contact: string; readonly password: string }>;
  readonly onCode: (contact: string) => void;
  readonly onForgotten: (contact: string) => void;
}

export function PasswordScreen({ contact: given, onSignIn, onCode, onForgotten }: Props) {
  const t = useText();
  const [contact, setContact] = useState(given);
  const [password, setPassword] = useState('');
  const { busy, submit, refusal, errorOf, clear } = useSubmit(onSignIn);
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    clear();
  };
  return (
    <SignInFrame
      action={t('account.sign-in')}
      busy={busy}
      refused={refusal}
      onSubmit={() => void submit({ contact, password })}
      others={
        <>
          <button type="button" onClick={() => onForgotten(contact)}>
            {t('sign-in.forgotten')}
          </button>
          <button type="button" onClick={() => onCode(contact)}>
            {t('sign-in.with-code')}
          </button>
        </>
      }
    >
      <Field
        id="sign-in-contact"
        label={t('sign-in.contact')}
        value={contact}
        required
        autoComplete="username"
        maxLength={254}
        error={errorOf('contact')}
        onChange={change(setContact)}
      />
      <PasswordField
        id="sign-in-password"
        label={t('checkout.password')}
        value={password}
        autoComplete="current-password"
        error={errorOf('password')}
        onChange={change(setPassword)}
      />
    </SignInFrame>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Field } from '../components/fields/Field';
import { useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import { useSubmit, type Send } from '../state/use-submit';

interface Props {
  readonly email: string;
  readonly onSend: Send<string>;
  readonly onBack: (contact: string) => void;
}

export function ForgottenScreen({ email: given, onSend, onBack }: Props) {
  const t = useText();
  const [email, setEmail] = useState(given);
  const [sentTo, setSentTo] = useState<string | undefined>(undefined);
  const { busy, submit, refusal, errorOf, clear } = useSubmit(onSend);
  const send = async () => {
    if (await submit(email)) setSentTo(email.trim());
  };
  if (sentTo !== undefined)
    return <MailSent text={t('sign-in.link-sent', { email: sentTo })} onBack={() => onBack(sentTo)} />;
  return (
    <SignInFrame
      text={t('sign-in.forgotten-text')}
      action={t('sign-in.send-link')}
      busy={busy}
      refused={refusal}
      onSubmit={() => void send()}
      onBack={() => onBack(email)}
    >
      <Field
        id="sign-in-email"
        label={t('checkout.email')}
        type="email"
        value={email}
        required
        autoComplete="username"
        maxLength={254}
        error={errorOf('email')}
        onChange={(value) => {
          setEmail(value);
          clear();
        }}
      />
    </SignInFrame>
  );
}

export function MailSent({ text, onBack }: { readonly text: string; readonly onBack: () => void }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} role="status" tabIndex={-1}>
      <SignInFrame text={text} onBack={onBack} />
    </div>
  );
}

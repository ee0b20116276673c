import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/base/Button';
import { Field } from '../../components/fields/Field';
import { useText } from '../../text/text-context';
import styles from './Profile.module.css';

interface Props {
  readonly email: string;
  readonly onConfirm: (code: string) => Promise<string | undefined>;
}

/** The old address stays active until the code is confirmed. */
export function EmailCode({ email, onConfirm }: Props) {
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(() => focus(), [email]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    void onConfirm(code)
      .then((why) => {
        setWrong(why);
        if (why !== undefined) focus();
      })
      .finally(() => setBusy(false));
  };
  return (
    <form ref={form} noValidate className={styles.form} aria-labelledby={id} onSubmit={submit} data-testid="email-code">
      <p id={id}>{t('profile.email-code-sent', { email })}</p>
      <Field
        id="profile-email-code"
        label={t('profile.email-code')}
        value={code}
        autoComplete="one-time-code"
        maxLength={40}
        error={wrong}
        onChange={(value) => {
          setCode(value);
          setWrong(undefined);
        }}
      />
      <p>
        <Button type="submit" busy={busy}>
          {t('profile.email-confirm')}
        </Button>
      </p>
    </form>
  );
}

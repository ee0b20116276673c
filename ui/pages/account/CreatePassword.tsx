import { useRef, useState } from 'react';
import { Button } from '../../components/base/Button';
import { PasswordField } from '../../components/fields/PasswordField';
import { PasswordStrengthBar } from '../../components/fields/PasswordStrengthBar';
import { useSubmit, type Send } from '../../state/use-submit';
import { useFocusOnWrong } from '../../state/focus-on-wrong';
import { useText } from '../../text/text-context';
import { MessagePage } from '../MessagePage';
import styles from './Profile.module.css';

type Props =
  | { readonly link: 'asking' }
  | ({ readonly link: 'good' } & FormProps)
  | { readonly link: 'gone'; readonly onAsk: () => void };

interface FormProps {
  readonly email: string;
  readonly onSave: Send<string>;
}

export function CreatePassword(props: Props) {
  const t = useText();
  if (props.link === 'asking') return <MessagePage title={t('reset.title')} text="" />;
  if (props.link === 'good') return <NewPassword email={props.email} onSave={props.onSave} />;
  return (
    <MessagePage title={t('reset.title')} text={t('reset.link-used')}>
      <Button onClick={props.onAsk}>{t('reset.ask')}</Button>
    </MessagePage>
  );
}

function NewPassword({ email, onSave }: FormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const { busy, submit, refusal, errorOf, clear } = useSubmit(onSave);
  useFocusOnWrong(form, refusal);
  return (
    <MessagePage title={t('reset.title')} text={email}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(password);
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div>
          <PasswordField
            id="new-password"
            label={t('checkout.password')}
            hint={t('checkout.password-hint')}
            value={password}
            error={errorOf('password')}
            onChange={(value) => {
              setPassword(value);
              clear();
            }}
            autoComplete="new-password"
          />
          <PasswordStrengthBar password={password} own={[email]} />
        </div>
        <div>
          <Button type="submit" busy={busy}>
            {t('reset.save')}
          </Button>
        </div>
      </form>
    </MessagePage>
  );
}

import { useEffect, useRef, useState } from 'react';
import { PASSKEY_NAME_LENGTH } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { FieldFrame } from '../../components/fields/FieldFrame';
import { useSubmit } from '../../state/use-submit';
import { useText } from '../../text/text-context';
import styles from './SecondFactor.module.css';

interface Props {
  readonly name: string;
  readonly action: string;
  readonly onSend: (name: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

export function PasskeyNameForm({ name: given, action, onSend, onCancel }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(given);
  const { busy, submit, errorOf, refuse, clear } = useSubmit<string>(async (wanted) => {
    const text = await onSend(wanted);
    return text === undefined ? undefined : { field: 'name', text };
  });
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') return void submit(name);
        refuse({ field: 'name', text: t('passkey.name-empty') });
        input.current?.focus();
      }}
    >
      <FieldFrame
        id="passkey-name"
        label={t('passkey.name')}
        hint={t('passkey.name-hint')}
        value={name}
        required
        error={errorOf('name')}
        onChange={(typed) => {
          setName(typed);
          clear();
        }}
      >
        {(tied) => <input {...tied} ref={input} type="text" autoComplete="off" maxLength={PASSKEY_NAME_LENGTH} />}
      </FieldFrame>
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('passkey.cancel')}
        </Button>
      </p>
    </form>
  );
}

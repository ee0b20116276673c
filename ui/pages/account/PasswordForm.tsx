import { clsx } from 'clsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { passwordProblem } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { PasswordField } from '../../components/fields/PasswordField';
import { useFocusOnWrong } from '../../state/focus-on-wrong';
import { fieldText } from '../../text/format';
import { useFormat, useText } from '../../text/text-context';
import styles from './Profile.module.css';

interface Props {
  /** False after sign-up by code: then the current password is not asked for. */
  readonly hasPassword: boolean;
  /** Resolves to the reason of a refusal; undefined on success. */
  readonly onChange: (current: string, wanted: string) => Promise<string | undefined>;
}

export function PasswordForm({ hasPassword, onChange }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { current, setCurrent, wanted, setWanted, wrong, busy, submit } = usePassword({ hasPassword, onChange });
  useFocusOnWrong(form, wrong);
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password" className={clsx('display', styles.heading)}>
        {t('profile.password')}
      </h2>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {hasPassword && (
          <PasswordField
            id="password-current"
            label={t('profile.password-current')}
            error={wrong?.field === 'current' ? wrong.text : undefined}
            value={current}
            onChange={setCurrent}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          id="password-new"
          label={t('reset.title')}
          hint={t('checkout.password-hint')}
          error={wrong?.field === 'wanted' ? wrong.text : undefined}
          value={wanted}
          onChange={setWanted}
          autoComplete="new-password"
        />
        <p>
          <Button type="submit" busy={busy}>
            {t(hasPassword ? 'profile.password-change' : 'profile.password-set')}
          </Button>
        </p>
      </form>
    </section>
  );
}

interface Wrong {
  readonly field: 'current' | 'wanted';
  readonly text: string;
}

function usePassword({ hasPassword, onChange }: Props) {
  const format = useFormat();
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const text = await onChange(current, wanted);
      setWrong(text === undefined ? undefined : { field: hasPassword ? 'current' : 'wanted', text });
      if (text !== undefined) return;
      setCurrent('');
      setWanted('');
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const problem = passwordProblem(wanted);
    if (problem === undefined) void send();
    else setWrong({ field: 'wanted', text: fieldText('password', problem, format) });
  };
  const clearWrong = (field: Wrong['field']) => setWrong((before) => (before?.field === field ? undefined : before));
  return {
    current,
    wanted,
    wrong,
    busy,
    submit,
    setCurrent: (value: string) => {
      setCurrent(value);
      clearWrong('current');
    },
    setWanted: (value: string) => {
      setWanted(value);
      clearWrong('wanted');
    },
  };
}

import { clsx } from 'clsx';
import { useState, type SubmitEvent } from 'react';
import { passwordProblem, type FieldProblem } from '../../../core';
import { Button } from '../../components/Button';
import { PasswordField } from '../../components/PasswordField';
import { fieldText } from '../../text/say';
import { useSay, useText } from '../../text/text-context';
import styles from './Profile.module.css';

interface Props {
  /** Who signed in by code has none yet: then nothing is asked that they do not know. */
  readonly hasPassword: boolean;
  /** Resolves to why it was refused, as the shop says; undefined when it is changed. */
  readonly onChange: (current: string, wanted: string) => Promise<string | undefined>;
}

/** Another password; what was typed stays where it is refused (A §8). */
export function PasswordForm({ hasPassword, onChange }: Props) {
  const t = useText();
  const say = useSay();
  const { current, setCurrent, wanted, setWanted, refused, problem, busy, submit } = usePassword(onChange);
  return (
    <section className={styles.section} aria-labelledby="password">
      <h2 id="password" className={clsx('display', styles.heading)}>
        {t('profile.password')}
      </h2>
      <form noValidate className={styles.form} onSubmit={submit}>
        {hasPassword && (
          <PasswordField
            id="password-current"
            label={t('profile.password-current')}
            error={refused}
            value={current}
            onChange={setCurrent}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          id="password-new"
          label={t('reset.title')}
          hint={t('checkout.password-hint')}
          error={problem ? fieldText('password', problem, say) : hasPassword ? undefined : refused}
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

/** What was typed, and what became of it. */
function usePassword(onChange: Props['onChange']) {
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const [refused, setRefused] = useState<string>();
  const [problem, setProblem] = useState<FieldProblem>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const reason = await onChange(current, wanted);
      setRefused(reason);
      if (reason !== undefined) return;
      setCurrent('');
      setWanted('');
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = passwordProblem(wanted);
    setProblem(found);
    if (!busy && found === undefined) void send();
  };
  return {
    current,
    wanted,
    refused,
    problem,
    busy,
    submit,
    setCurrent: (value: string) => {
      setCurrent(value);
      setRefused(undefined);
    },
    setWanted: (value: string) => {
      setWanted(value);
      setProblem(undefined);
    },
  };
}

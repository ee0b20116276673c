import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { readOrderNumber } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { Field } from '../../components/fields/Field';
import { useSubmit, type Send } from '../../state/use-submit';
import { useOrderText } from '../../text/order-text';
import styles from './OrderPage.module.css';

export interface OrderClaim {
  readonly number: string;
  readonly email: string;
}

interface Props {
  readonly text?: string | undefined;
  readonly number?: string | undefined;
  /** Ask for the email address only. */
  readonly isKnown?: boolean | undefined;
  readonly go: string;
  readonly onFind: Send<OrderClaim>;
}

export function FindOrder({ text, number: given = '', isKnown = false, go, onFind }: Props) {
  const t = useOrderText();
  const [number, setNumber] = useState(given);
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { busy, submit, refusal, errorOf, refuse, clear } = useSubmit(onFind);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = emptyFields({ number, email }, isKnown);
    setMissing(empty);
    const [first] = empty;
    if (first !== undefined) refuse({ field: first, text: t('find.empty') });
    else void submit({ number, email });
  };
  const problemOf = (field: string) => (missing.includes(field) ? t('find.empty') : errorOf(field));
  const changes = (field: string, set: (value: string) => void) => (value: string) => {
    set(value);
    setMissing(missing.filter((name) => name !== field));
    clear();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={send} data-testid="find-order">
      {text !== undefined && <p>{text}</p>}
      {!isKnown && (
        <Field
          id="order-number"
          label={t('find.number')}
          value={number}
          error={problemOf('order-number')}
          maxLength={64}
          required
          autoComplete="off"
          onChange={changes('order-number', setNumber)}
        />
      )}
      <Field
        id="order-email"
        label={t('find.email')}
        type="email"
        value={email}
        error={problemOf('order-email')}
        maxLength={254}
        required
        autoComplete="email"
        onChange={changes('order-email', setEmail)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {go}
        </Button>
      </div>
    </form>
  );
}

function emptyFields({ number, email }: OrderClaim, isKnown: boolean): readonly string[] {
  return [
    ...(!isKnown && readOrderNumber(number) === '' ? ['order-number'] : []),
    ...(email.trim() === '' ? ['order-email'] : []),
  ];
}

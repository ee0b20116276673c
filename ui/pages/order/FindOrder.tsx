import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { useSubmit, type Send } from '../../state/use-submit';
import { useOrderText } from '../../text/order-text';
import styles from './OrderPage.module.css';

export interface OrderClaim {
  readonly number: string;
  readonly email: string;
}

interface Props {
  /** What stands over the fields, where it is not said already. */
  readonly text?: string | undefined;
  /** The number as the address has it. */
  readonly number?: string | undefined;
  /** The order is known: only its address is asked for. */
  readonly isKnown?: boolean | undefined;
  readonly go: string;
  readonly onFind: Send<OrderClaim>;
}

/** Number and e-mail address of an order, and what was wrong with them. */
export function FindOrder({ text, number: given = '', isKnown = false, go, onFind }: Props) {
  const t = useOrderText();
  const [number, setNumber] = useState(given);
  const [email, setEmail] = useState('');
  const { busy, submit, refusal, errorOf, refuse, clear } = useSubmit(onFind);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = !isKnown && number.trim() === '' ? 'order-number' : email.trim() === '' ? 'order-email' : undefined;
    if (empty !== undefined) refuse({ field: empty, text: t('find.empty') });
    else void submit({ number, email });
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={send} data-testid="find-order">
      {text !== undefined && <p>{text}</p>}
      {!isKnown && (
        <Field
          id="order-number"
          label={t('find.number')}
          value={number}
          error={errorOf('order-number')}
          maxLength={64}
          required
          autoComplete="off"
          onChange={(value) => {
            setNumber(value);
            clear();
          }}
        />
      )}
      <Field
        id="order-email"
        label={t('find.email')}
        type="email"
        value={email}
        error={errorOf('order-email')}
        maxLength={254}
        required
        autoComplete="email"
        onChange={(value) => {
          setEmail(value);
          clear();
        }}
      />
      <div>
        <Button type="submit" busy={busy}>
          {go}
        </Button>
      </div>
    </form>
  );
}

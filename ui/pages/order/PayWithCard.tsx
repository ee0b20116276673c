import { clsx } from 'clsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/base/Button';
import { Field } from '../../components/fields/Field';
import { useSubmit, type Send } from '../../state/use-submit';
import { useOrderText } from '../../text/order-text';
import styles from './OrderPage.module.css';

interface Props {
  readonly onPay: Send<readonly string[]>;
}

export function PayWithCard({ onPay }: Props) {
  const t = useOrderText();
  const [typed, setTyped] = useState('');
  const { busy, submit, refusal, errorOf, refuse, clear } = useSubmit(onPay);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const codes = typed
      .split(/[,，;]/)
      .map((code) => code.trim())
      .filter((code) => code !== '');
    if (codes.length === 0) refuse({ field: 'gift-code', text: t('gift.empty') });
    else void submit(codes);
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={send} data-testid="pay-gift-card">
      <h3 className={clsx('display', styles.small)}>{t('gift.title')}</h3>
      <p className={styles.soft}>{t('gift.text')}</p>
      <Field
        id="gift-code"
        label={t('gift.code')}
        value={typed}
        error={errorOf('gift-code')}
        autoComplete="off"
        required
        onChange={(value) => {
          setTyped(value);
          clear();
        }}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('gift.go')}
      </Button>
    </form>
  );
}

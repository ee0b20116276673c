import { useEffect, useRef, useState } from 'react';
import { FACTOR_DIGITS } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { FieldFrame } from '../../components/fields/FieldFrame';
import { useSubmit } from '../../state/use-submit';
import { useText } from '../../text/text-context';
import styles from './SecondFactor.module.css';

interface Props {
  readonly id: string;
  readonly action: string;
  readonly takesRecovery?: boolean;
  readonly hasFocus?: boolean;
  readonly onSend: (code: string) => Promise<string | undefined>;
  readonly onCancel?: (() => void) | undefined;
}

export function FactorCodeForm({ id, action, takesRecovery = false, hasFocus = false, onSend, onCancel }: Props) {
  const t = useText();
  const { input, code, isRecovery, busy, error, change, turn, press } = useFactorCode({ hasFocus, onSend });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <FieldFrame
        id={id}
        label={t(isRecovery ? 'factor.recovery-code' : 'factor.code')}
        hint={t(isRecovery ? 'factor.recovery-hint' : 'factor.code-hint')}
        value={code}
        required
        error={error}
        onChange={change}
      >
        {(tied) => (
          <input
            {...tied}
            ref={input}
            type="text"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
          />
        )}
      </FieldFrame>
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        {takesRecovery && (
          <Button kind="quiet" onClick={turn}>
            {t(isRecovery ? 'factor.use-app' : 'factor.use-recovery')}
          </Button>
        )}
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('factor.cancel')}
          </Button>
        )}
      </p>
    </form>
  );
}

function useFactorCode({ hasFocus, onSend }: Required<Pick<Props, 'hasFocus' | 'onSend'>>) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const { busy, submit, errorOf, refuse, clear } = useSubmit<string>(async (wanted) => {
    const text = await onSend(wanted);
    return text === undefined ? undefined : { field: 'code', text };
  });
  useEffect(() => {
    if (hasFocus || isRecovery) input.current?.focus();
  }, [hasFocus, isRecovery]);
  const send = async (wanted: string) => {
    if (!(await submit(wanted))) input.current?.select();
  };
  return {
    input,
    code,
    isRecovery,
    busy,
    error: errorOf('code'),
    change: (typed: string) => {
      setCode(typed);
      clear();
      const digits = typed.replaceAll(/\s/g, '');
      const isWhole = !isRecovery && digits.length === FACTOR_DIGITS && /^\d+$/.test(digits);
      if (isWhole && typed !== code) void send(digits);
    },
    turn: () => {
      setRecovery(!isRecovery);
      setCode('');
      clear();
    },
    press: () => {
      if (code.trim() !== '') return void send(code);
      refuse({ field: 'code', text: t('factor.empty') });
      input.current?.focus();
    },
  };
}

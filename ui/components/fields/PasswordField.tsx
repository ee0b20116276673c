import { useState } from 'react';
import { useText } from '../../text/text-context';
import { FieldFrame, type FieldProps } from './FieldFrame';
import styles from './PasswordField.module.css';

interface Props extends Omit<FieldProps, 'required'> {
  readonly onDone?: (() => void) | undefined;
  readonly autoComplete: 'new-password' | 'current-password';
}

export function PasswordField({ onDone, autoComplete, ...field }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...field} required>
      {(tied) => (
        <span className={styles.box}>
          <input
            {...tied}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onBlur={onDone}
          />
          <button
            type="button"
            className={styles.show}
            aria-controls={tied.id}
            aria-label={t(shown ? 'checkout.hide-password' : 'checkout.show-password')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'checkout.hide' : 'checkout.show')}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}

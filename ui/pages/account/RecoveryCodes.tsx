import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/base/Button';
import { useText } from '../../text/text-context';
import styles from './SecondFactor.module.css';

interface Props {
  readonly codes: readonly string[];
  /** Returns false if the browser denies clipboard access. */
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onCopy, onDone }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const text = `${codes.join('\n')}\n`;
  // The focused form was removed.
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => setSaid(t((await onCopy(text)) ? 'factor.copied' : 'factor.not-copied'));
  return (
    <div className={styles.setUp} data-testid="recovery-codes">
      <h3 ref={heading} tabIndex={-1} className={styles.codesTitle}>
        {t('factor.codes-title')}
      </h3>
      <p>{t('factor.codes-text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button kind="secondary" onClick={() => void copy()}>
          {t('factor.copy')}
        </Button>
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t('factor.download')}
        </a>
        <Button onClick={onDone}>{t('factor.codes-done')}</Button>
      </p>
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </div>
  );
}

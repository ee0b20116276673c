import { useState } from 'react';
import { useAttempt } from '../../state/use-attempt';
import { useText } from '../../text/text-context';
import { Button } from '../base/Button';
import styles from './ShareBag.module.css';

interface Props {
  readonly onShare: () => Promise<string | null>;
}

export function ShareBag({ onShare }: Props) {
  const t = useText();
  const { attempt, run } = useAttempt();
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  const make = () =>
    run(async () => {
      setCopied(false);
      const made = await onShare();
      if (made === null) throw new Error('unreached');
      setLink(made);
      return true;
    });
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className={styles.share}>
      <Button kind="quiet" disabled={attempt === 'running'} onClick={() => void make()}>
        {t('share.make')}
      </Button>
      {link !== '' && (
        <div className={styles.link}>
          <input
            type="text"
            readOnly
            autoFocus
            value={link}
            aria-label={t('share.link')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button kind="secondary" onClick={copy}>
            {t(copied ? 'share.copied' : 'share.copy')}
          </Button>
          <p className={styles.note}>{t('share.hint')}</p>
        </div>
      )}
      <p role="status" className={attempt === 'failed' ? styles.note : 'visually-hidden'}>
        {attempt === 'failed' && t('share.failed')}
        {copied && t('share.copied')}
      </p>
    </div>
  );
}

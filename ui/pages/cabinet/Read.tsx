import type { ReactNode } from 'react';
import type { Reading } from '../../../core/blogger';
import { useCabinetText } from '../../text/cabinet-text';
import { momentOf } from '../../text/moment-of';
import { useLocale } from '../../text/text-context';
import { Waiting } from '../account/Waiting';
import styles from './Read.module.css';

interface Props<T> {
  readonly of: Reading<T>;
  readonly online: boolean;
  readonly onRetry: () => void;
  readonly children: (value: T) => ReactNode;
}

export function Read<T>({ of: reading, online, onRetry, children }: Props<T>) {
  const t = useCabinetText();
  const locale = useLocale();
  if (reading.status === 'failed') return <Waiting state={online ? 'failed' : 'offline'} onRetry={onRetry} />;
  if (reading.status !== 'here') return <Waiting state="loading" onRetry={onRetry} />;
  return (
    <>
      {reading.error !== undefined && (
        <p role="status" className={styles.stale}>
          {t('read.stale', { when: momentOf(new Date(reading.readAt).toISOString(), locale) })}
        </p>
      )}
      {children(reading.value)}
    </>
  );
}

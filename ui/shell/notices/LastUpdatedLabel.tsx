import { useEffect, useState } from 'react';
import { from, switchAll, type Observable } from 'rxjs';
import type { LastUpdated } from '../../../core/internal';
import type { MessageKey } from '../../text/message-keys';
import { useLocale, useText, type Translate } from '../../text/text-context';
import styles from './LastUpdatedLabel.module.css';

const WORDS: Readonly<Record<LastUpdated['unit'], MessageKey>> = {
  hours: 'updated.hours',
  minutes: 'updated.minutes',
  moment: 'updated.moment',
};

interface Props {
  /** Milliseconds since the epoch; null if unknown. */
  readonly at: number | null;
  readonly follow: () => Promise<Observable<LastUpdated>>;
  readonly progress?: 'begun' | { readonly done: number; readonly total: number } | undefined;
  readonly onUpdate?: (() => void) | undefined;
}

/** Pauses in hidden tabs; without script it shows the date. */
export function LastUpdatedLabel({ at, follow, progress, onUpdate }: Props) {
  const t = useText();
  const locale = useLocale();
  const age = useAge(follow);
  if (at === null && age === undefined) return null;
  const day = at === null ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
  const said = age === undefined ? t('updated.on', { day }) : t(WORDS[age.unit], { count: age.count });
  const text = progress === undefined ? said : progressText(progress, t);
  return (
    <p className={styles.label} data-expired={age?.isExpired === true || undefined} data-testid="last-updated">
      {onUpdate === undefined ? (
        text
      ) : (
        <button type="button" className={styles.update} aria-busy={progress !== undefined} onClick={onUpdate}>
          {text}
        </button>
      )}
    </p>
  );
}

function progressText(progress: NonNullable<Props['progress']>, t: Translate): string {
  return progress === 'begun' ? t('updated.running') : t('updated.progress', { ...progress });
}

function useAge(follow: Props['follow']): LastUpdated | undefined {
  const [age, setAge] = useState<LastUpdated>();
  useEffect(() => {
    let stop: () => void = () => undefined;
    const look = () => {
      stop();
      if (document.hidden) return;
      const subscription = from(follow())
        .pipe(switchAll())
        .subscribe({ next: setAge, error: () => undefined });
      stop = () => subscription.unsubscribe();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [follow]);
  return age;
}
